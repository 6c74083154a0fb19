/** The server also speaks to those who type their moves. Here are its English sentences as people hear them who point
 *  at things; every language has its own in its book. */

import { Book } from "./book";

export const plain = new Book({
  // What is joined is said piece by piece.
  "{one} and {other}": "{one} and {other}",

  // Laser
  "{text} is no bid: nothing moves yet, write bid {n}": "nothing moves yet: bid first",
  "{text} is not a move: write 3+7 (clockwise), 3-7 (anticlockwise), @+7 for the cat": "that is not a move",

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
