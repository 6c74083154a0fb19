/** The server also speaks to those who type their moves. Here are its English sentences as people hear them who point
 *  at things; every language has its own in its book. */

import { Book } from "./book";

export const plain = new Book({
  // What is joined is said piece by piece.
  "{one} and {other}": "{one} and {other}",

  // Laser
  "{text} is no bid: nothing moves yet, write bid {n}": "nothing moves yet: bid first",
  "{text} is not a move: write 3+7 (clockwise), 3-7 (anticlockwise), @+7 for the cat": "that is not a move",

  // Prisma: cells and sides are written nowhere on the page, and the cell that was tried is marked there.
  "{text} is not a move: write place 2,-1 r--b-- (cell, sides from the north clockwise), lift 1,0, drop 3,-1 r--b--, discard --b--r or pass":
    "that is not a move",
  "write that tile as {tile}": "that is not how the tile lies in your hand",
  "you have no tile {tile} in hand": "you have no such tile in hand",
  "the lifted tile is {tile}, in any rotation": "that is not the tile that is lifted",
  "the tile on {cell} is lifted: drop it somewhere": "a tile is lifted: drop it somewhere",
  "{cell} is the cell of a direction marker": "this is the cell of a direction marker",
  "there is a tile on {cell} already": "there is a tile here already",
  "{cell} is enclosed by a large loop and stays empty": "this cell is enclosed by a large loop and stays empty",
  "{cell} touches neither a tile nor a marker": "this cell touches neither a tile nor a marker",
  "{cell} touches nothing else": "this cell touches nothing else",
  "on {cell} {edge} would {what}": "here {edge} would {what}",
  "the N side": "the north side",
  "the NE side": "the north-east side",
  "the SE side": "the south-east side",
  "the S side": "the south side",
  "the SW side": "the south-west side",
  "the NW side": "the north-west side",
  "on {cell} no beam of this tile joins one on the table": "here no beam of this tile joins one on the table",
  "on {cell} lies a direction marker, and those never move": "here lies a direction marker, and those never move",
  "there is no tile on {cell}": "there is no tile here",
  "there is no other place for the tile on {cell}": "there is no other place for this tile",
  "the tile on {cell} touches a direction marker": "this tile touches a direction marker",
  "the tile on {cell} has a single beam": "this tile has a single beam",
  "the tile on {cell} was placed or relocated in this turn": "this tile was placed or relocated in this turn",
  "the tile on {cell} is in {loop}": "this tile is in {loop}",
  "the tile on {cell} lies within two steps of a tile that made a link in this turn":
    "this tile lies within two steps of a tile that made a link in this turn",
  "the tile on {cell} holds an island to the rest": "this tile holds an island to the rest",
  "frees the tile at {cell}": "lets another tile be moved",
  "frees the tile at {cell} and {then}": "lets another tile be moved and {then}",

  // Prismatic
  "you are ready; until all are, you may only `take back`": "you are ready; until all are, you may only think again",
  "in the set-up write `keep 17`, then `take R` twice in the order RGBCMYWK, then `ready`":
    "in the set-up keep a card and take two motes, then say ready",
  "you have kept a card already; `take back` to choose again": "you have kept a card already; think again to choose another",
  "take the motes in the order RGBCMYWK, or `take back` first": "take the motes in the order RGBCMYWK, or think again first",
  "you have taken two motes: say `ready`, or `take back`": "you have taken two motes: say ready, or think again",
  "commit with `put R palette` or `put prism 3`, end with `ready`, undo by `take back`":
    "put motes and prisms on your palette or your cards, then say ready",
  "creating comes later: commit with `put R palette` or `put prism 3`, end with `ready`, undo by `take back`":
    "creating comes later: put motes and prisms on your palette or your cards, then say ready",
  "pieces are put in the order RGBCMYWKP and prisms, each first on the palette and then on cards by number; `take back` and begin again":
    "pieces are put in the order RGBCMYWKP and prisms, each first on the palette and then on cards by number; think again from the beginning",
  "in step 3 write `create 17`, `use 17`, `make 4` or `done`; `make 4 pool RG` and `make 4 pool -` say which pool colours pay, in the order RGBCMYWK":
    "in step 3 create cards, use abilities and creations, or say done",
  "a card in progress takes what it lacks from the pool: write `create {n}`":
    "a card in progress takes what it lacks from the pool: there is nothing to choose",
  "that is how it is paid anyway: write `create {n}`": "that is how it is paid anyway: simply create the card",
  "that is how it is paid anyway: write `make {n}`": "that is how it is paid anyway: simply use the creation",
  "take what is pending, or `decline`: waiting is {effect}": "take what is waiting, or decline: {effect}",
  "commit the pulled mote with `put R palette` or `put R 17`, or `return` it":
    "put the pulled mote on your palette or a card, or return it",
  "the drawn card goes `to progress`, or `to common`, or takes a place: `replace 17`":
    "the drawn card goes into your progress area, or among the common cards, or takes the place of one",
  "write `keep 17` for the card that you keep": "choose the card that you keep",
  "write `bid 2` to bid two prisms, or `pass`": "bid prisms, or pass",
  "{stars} and the ability {effect}": "{stars} and its ability",
  "you have bid {n}: bid more, or `pass`": "you have bid {n}: bid more, or pass",

  // PRIZMIK
  "{text} is not an action: write a2-a4 to move, a1+a2 to deploy, a3xa2 to capture": "that is not an action",
  "{square} is occupied, and a move ends on an empty square (to capture, write x)":
    "{square} is occupied, and a move ends on an empty square",
  "this move promotes, without choice: write = at its end": "this move promotes, without choice",
});
