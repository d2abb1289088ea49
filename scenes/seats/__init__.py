"""The seats screen: who sits at the table, with which key, under which options."""
