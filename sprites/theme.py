"""Names every colour, size and stroke of the house; knows no screen, game or renderer.

Colours are "#RRGGBB" strings. Type sizes and strokes are in design pixels of a 1920 x 1080 window;
Scale turns them into the pixels of the window at hand.
"""

from dataclasses import dataclass

STOCK = "#FFF7E6"
PAPER = "#F4E6CB"
INK = "#1C1830"
NIGHT = "#2F2652"
VERMILION = "#CF3220"
MARIGOLD = "#F4AA1E"
TEAL = "#0D6A68"
COBALT = "#2A56C6"
GREEN = "#12745A"
MINT = "#9ED2C2"
ROSE = "#F5A999"
CHESTNUT = "#8A4828"
PLUM = "#7A3B78"
WHITE = "#FFFFFF"
BLACK = "#000000"


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of "#RRGGBB", each 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, t: float) -> str:
    """The colour a share t of the way from a to b (0 is a, 1 is b), linear in sRGB."""
    red, green, blue = (round(p + (q - p) * t) for p, q in zip(rgb(a), rgb(b), strict=True))
    return f"#{red:02X}{green:02X}{blue:02X}"


_DARK = 0.03928  # WCAG 2: below it a channel is linear


def _luminance(colour: str) -> float:
    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= _DARK else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """How far two colours stand apart, 1 to 21, as WCAG 2 counts it."""
    dark, light = sorted((_luminance(a), _luminance(b)))
    return (light + 0.05) / (dark + 0.05)


_HALF_LIGHT = {
    INK: "#3A3358",
    VERMILION: "#E2553A",
    COBALT: "#4B79E2",
    GREEN: "#2B9273",
    STOCK: WHITE,
    MARIGOLD: "#FFC451",
}


def half_light(colour: str) -> str:
    """The lighter sister that the right half of a figure wears."""
    return _HALF_LIGHT.get(colour) or mix(colour, WHITE, 0.18)


# ---- paper, plates and lines
GOLD = "#FFC95E"  # small capitals and "plays next" on dark
PLATE = "#120E26"  # dark pills and bubbles
VIOLET = "#2B2050"  # secondary buttons, list rows
VIOLET_OFF = "#4A4268"
OFF_WORDS = "#D9D2E6"
PAPER_SOFT = "#EAD8B4"  # quiet buttons on paper
TRAY = "#DCC9A4"  # the trough of a choice or slider
HAIRLINE = "#D9C6A0"
WORDS_SOFT = "#5A4A4A"  # second lines on paper
SLOT = "#0B0818"  # where a card is to be put, and the panel of an order
RAIL_LINE = "#4A4072"
RAIL_OFF = "#B4A9D2"  # a step of an order that nobody has
CREAM = "#FFE9C8"  # second lines on a warm table
UMBER_PLATE = "#2A1205"  # panels on the umber table
TILE_OPEN = "#C9A88A"  # what is still to be collected there
LILAC = "#DCD0F2"  # second lines on the house ground
LIP = "#C9B48C"  # the side of a key cap
LIP_LIT = "#B97A0C"
TOGGLE_OFF = "#776B90"
CAPITALS_ON_PAPER = mix(VERMILION, INK, 0.24)
SHADOW = "#140812"
CORNER = "#0E0614"  # the vignette
LAMP = "#FFD68C"
RAY = "#FFE3B0"
GLOW = "#FFBE46"  # round what can be played
TAPE = "#FFE9A8"
PHOTOGRAPH = "#3B1216"
EMPTY_SEAT = "#F3D3BE"  # its word
WELL = "#4A1517"  # an empty seat
CHAIR = "#5A1B18"
TABLE_TOP = "#8E2A20"
BRASS = ("#B97A0C", "#E0A233", "#F2C261", "#FFE9BC")
BURST_MIDDLE = "#FFCB55"
BURST_SHADOW = "#7E1F1C"

# ---- how a thing is dimmed: multiply by these (red, green, blue)
DIM_ROOM = (150, 134, 184)
DIM_CARD = (176, 164, 194)
DIM_TABLE = (92, 84, 120)
DIM_MARK = (120, 112, 150)

SUITS_TWO_COLOURS = {"S": INK, "H": VERMILION, "D": VERMILION, "C": INK}
SUITS_FOUR_COLOURS = {"S": INK, "H": VERMILION, "D": COBALT, "C": GREEN}


def suit_colour(suit: str, four_colour: bool) -> str:
    """The ink of suit "S", "H", "D" or "C"."""
    return (SUITS_FOUR_COLOURS if four_colour else SUITS_TWO_COLOURS)[suit]


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is told apart besides its name and bell: a colour and an emblem."""

    colour: str
    emblem: str

    @property
    def light(self) -> bool:
        """Marigold, Mint and Rose: too light to carry Stock."""
        return self.colour in {MARIGOLD, MINT, ROSE}

    @property
    def ink(self) -> str:
        """The colour of words on the seat's colour."""
        return INK if self.light else STOCK

    @property
    def mark(self) -> str:
        """The colour of the emblem on Stock."""
        return INK if self.light else self.colour


SEATS = (
    SeatLook(TEAL, "tri"),
    SeatLook(VERMILION, "disc"),
    SeatLook(MARIGOLD, "square"),
    SeatLook(COBALT, "plus"),
    SeatLook(PLUM, "hex"),
    SeatLook(MINT, "drop"),
    SeatLook(ROSE, "star"),
    SeatLook(CHESTNUT, "moon"),
)


@dataclass(frozen=True, slots=True)
class Ground:
    """A table cloth: its colour under the lamp and at the edge."""

    centre: str
    edge: str


GROUNDS = {
    "ember": Ground("#D4562C", "#6A1C1E"),
    "lagoon": Ground("#2B8A83", "#0A3A40"),
    "dusk": Ground("#4A3B86", "#17122F"),
    "duel": Ground("#0F6E6C", "#08353A"),
    "umber": Ground("#925012", "#3B1A07"),
    "asphalt": Ground("#3A2A66", "#0E0A1E"),
    "house": Ground("#3B2A63", "#150F2C"),
}


def second_line(ground: str) -> str:
    """The colour of words that matter less on this table: not everything goes with brown."""
    return CREAM if ground == "umber" else LILAC


# ---- throws
THROW_GROUNDS = {
    TEAL: "#0F6E6C",
    VERMILION: "#C2341E",
    MARIGOLD: "#8F5F09",
    COBALT: "#2148A6",
    PLUM: "#6E346C",
    MINT: "#2F6F60",
    ROSE: "#9C463A",
    CHESTNUT: "#74391D",
}
"""The ground on which a seat of this colour throws: deep enough for words in Stock."""

SYMBOL_GROUNDS = {
    "rock": NIGHT,
    "paper": MINT,
    "scissors": VERMILION,
    "jack": MARIGOLD,
    "labrador": TEAL,
}
"""What lies behind each symbol: told from across the room where the symbol is too small."""

OUT_LINE = "#B9AFC8"
LOZENGE_OFF = ("#3A3358", "#443C66")
LOZENGE_NUMBER = "#BDB3DE"
STAR_SOFT = "#F1DFBB"


def greyed(colour: str) -> str:
    """What is left of the colour of somebody who was beaten."""
    return mix(mix(colour, "#6A6480", 0.5), INK, 0.25)


def greyed_ground(colour: str) -> str:
    """The ground of somebody who was beaten."""
    return mix(mix(colour, "#55506A", 0.55), INK, 0.42)


# ---- the house at dusk
MOON = ("#FFE3A6", "#FFE9BC")
HILLS = ("#43275A", "#291C45")
TREES = ("#1B5C5C", "#12474E", "#0E3A45", "#27706A")
BUSH = "#17525A"
LAWN = "#150F2A"
WALLS = ("#C9452F", "#A9331F")
CHIMNEY = "#7E2419"
ROOF_SHADE = "#120F22"
FRAME_DARK = "#BCA9A4"
SIGN_DARK = "#F3DFCB"
SPILL = "#FFC35A"
WALLPAPER = {
    "ember": "#E9892B",
    "lagoon": TEAL,
    "dusk": COBALT,
    "duel": "#2A8F86",
    "umber": "#F0B63A",
    "asphalt": "#4A3A86",
    "house": "#4A3A86",
}
MENU_SKY = ("#B6503F", "#7C3A5C", "#3B2A63", "#1A1538")  # horizon to zenith

# ---- pink slips and the garage they hang in
SLIP = "#FBD6CB"
SLIP_RIM = "#F9C4B6"
GARAGE_WALL = "#5B2C3E"
GARAGE_FLOOR = "#241A3A"
GARAGE_WORDS = "#F3D9D2"
CAR_SHADE = "#C58982"  # under the stripe of the car as it is drawn

# ---- type sizes, design pixels
HERO = 205
COUNTDOWN = 270
TITLE = 148
HEADING = 92
GAME_NAME = 84
SUBHEADING = 50
SEAT_COUNT = 62
SEAT_NAME = 46
SHOUT = 58
BUTTON = 42
HINT = 38
BODY = 33
LABEL = 31
SMALL = 28
CAPITALS = 26
LEADING = 1.39
TRACKING = 0.20

# ---- strokes, radii and gaps, design pixels or shares
STEP = 12
FOCUS_STROKE = 6
FOCUS_EDGE = 3
MAT_RIM = 9
CARD_RADIUS = 17 / 250
CARD_RATIO = 350 / 250
BUTTON_RADIUS = 0.24
CAP_RADIUS = 0.22

TEXT_PAIRS = (
    ("index on a card", INK, STOCK),
    ("red index", VERMILION, STOCK),
    ("blue index", COBALT, STOCK),
    ("green index", GREEN, STOCK),
    ("J on Vermilion", STOCK, VERMILION),
    ("primary button", INK, MARIGOLD),
    ("secondary button", STOCK, VIOLET),
    ("quiet button", INK, PAPER_SOFT),
    ("off button", OFF_WORDS, VIOLET_OFF),
    ("words on paper", INK, PAPER),
    ("second line on paper", WORDS_SOFT, PAPER),
    ("capitals on paper", CAPITALS_ON_PAPER, PAPER),
    ("option", INK, TRAY),
    ("chosen option", STOCK, INK),
    ("words on a plate", STOCK, PLATE),
    ("gold on a plate", GOLD, PLATE),
    ("ribbon name", MARIGOLD, INK),
    ("photograph scale", CREAM, PHOTOGRAPH),
    ("menu body", PAPER, MENU_SKY[2]),
    ("menu capitals", GOLD, MENU_SKY[2]),
    ("house second line", LILAC, GROUNDS["house"].centre),
    ("empty seat", EMPTY_SEAT, WELL),
    ("words on a slip", INK, SLIP),
    ("small capitals on a slip", CAPITALS_ON_PAPER, SLIP),
    ("signature on a slip", COBALT, SLIP),
    ("words on the garage wall", GARAGE_WORDS, GARAGE_WALL),
    ("words on the garage floor", GARAGE_WORDS, GARAGE_FLOOR),
    ("seats table", STOCK, TABLE_TOP),
    ("seats table, second line", CREAM, TABLE_TOP),
    ("second line on the umber table", CREAM, GROUNDS["umber"].centre),
    ("words on a panel on the umber table", CREAM, UMBER_PLATE),
    ("step of an order that nobody has", RAIL_OFF, SLOT),
    ("second line on the asphalt table", LILAC, GROUNDS["asphalt"].centre),
    ("open tile", TILE_OPEN, UMBER_PLATE),
    ("wild tile", PLUM, STOCK),
    *((f"name on {seat.emblem}", seat.ink, seat.colour) for seat in SEATS),
    *((f"name on the throw ground {ground}", STOCK, ground) for ground in THROW_GROUNDS.values()),
    *(
        (f"name on the greyed ground {ground}", STOCK, greyed_ground(ground))
        for ground in THROW_GROUNDS.values()
    ),
)
SHAPE_PAIRS = (
    ("focus ring on paper", INK, PAPER),
    ("focus ring on dark", MARIGOLD, INK),
    ("turn on the ember table edge", MARIGOLD, GROUNDS["ember"].edge),
    ("hero word on the ember lamp", STOCK, GROUNDS["ember"].centre),
    ("toggle on", STOCK, GREEN),
    ("toggle off", STOCK, TOGGLE_OFF),
    ("toggle off on paper", TOGGLE_OFF, PAPER),
    ("slider", INK, TRAY),
    *((f"emblem {seat.emblem} on Stock", seat.mark, STOCK) for seat in SEATS),
)
