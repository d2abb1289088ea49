"""The rules of the house: positions, moves, the referee and the bots.

Everything here is arithmetic on immutable values. It must not know of pixels, words, clocks or
files, and it draws every random number from a generator that it was handed.
"""
