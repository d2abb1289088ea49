"""Pink slips: certificates of title that two players throw for, and that are lost for eternity.

The rulings are PS-01 to PS-11 of rules/pink_slip.md. Everything here is a ledger that never
changes and pure functions upon it; keeping it is for the house, in the order that deeds.py tells.
"""
