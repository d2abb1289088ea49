"""Pink slips as people meet them: signing, the garage, challenges, and what becomes of them."""
