/** Every text of Laser's board and puzzles. */

import type { ColourId } from "../../widgets/colours";
import type { FloorLetter, Phase } from "./position";

export interface Texts {
  locale: string;
  colours: Partial<Record<ColourId, string>>;
  floors: Record<FloorLetter, string>;
  /** A letter for each floor, small so that nobody takes it for a colour. */
  floorLetters: Record<FloorLetter, string>;
  phases: Record<Phase, string>;
  ring: string;
  cat: string;
  empty: string;
  figure: (colour: string) => string;
  tile: (number: number, floor: string | null, what: string) => string;
  canMove: string;
  canEnd: string;
  picked: string;
  clockwise: string;
  anticlockwise: string;
  wayTiles: (tiles: number) => string;
  wayCost: (cost: number) => string;
  /** Moves in words, for hints. */
  sayMix: (from: number, way: string, to: number) => string;
  sayCat: (way: string, to: number) => string;
  sayTeam: (name: string) => string;
  say: Record<string, string>;
  gives: (colour: string) => string;
  completes: string;
  cancel: string;
  stock: string;
  stockOf: (colour: string, left: number) => string;
  aside: string;
  asideWhy: string;
  cards: string;
  onFloor: (colour: string, floor: string | null) => string;
  done: string;
  open: string;
  round: (n: number) => string;
  seat: (n: number) => string;
  you: string;
  timeLeft: (n: number) => string;
  untimed: string;
  lowest: (name: string, bid: number) => string;
  yourLowest: (bid: number) => string;
  noBid: string;
  paused: string;
  bidLower: string;
  tooEarly: string;
  tooEarlyChoose: string;
  bidTitle: string;
  planTitle: string;
  planHint: string;
  bidFor: (n: number) => string;
  bidShown: (n: number) => string;
  bidReady: (n: number) => string;
  bidAgain: string;
  waitingFor: (names: string) => string;
  more: string;
  fewer: string;
  typed: (n: string) => string;
  typeHint: string;
  impossible: string;
  impossibleSure: string;
  claimed: (name: string) => string;
  youClaimed: string;
  saysImpossible: (name: string) => string;
  youSayImpossible: string;
  pass: string;
  passed: string;
  chooseTitle: string;
  chooseWait: (name: string) => string;
  teamUp: (name: string, bid: number) => string;
  yourMove: string;
  theirMove: (name: string) => string;
  spent: (cost: number, bid: number) => string;
  concede: string;
  concedeSure: string;
  overTitle: string;
  winners: (names: string, n: number) => string;
  players: string;
  points: (n: number) => string;
  crosses: (n: number) => string;
  active: string;
  secretBid: string;
  lastRound: string;
  succeeded: string;
  failed: string;
  gaveUp: string;
  timeUp: string;
  redrawn: string;
  roundOver: string;
  nextRound: (seconds: number) => string;
  goOn: string;
  shownFor: (bid: number) => string;
  noSolutionShown: string;
  cheapest: (least: number) => string;
  nothingCheaper: string;
  solution: (moves: string) => string;
  notYourMove: (name: string) => string;
  justWatching: string;
  gain: (name: string, points: number) => string;
  cross: (name: string) => string;
  penalty: (name: string, points: number) => string;
  claimStands: string;
  claimRefuted: string;
  truthNone: string;
  truthUnknown: string;
  and: string;
  // the puzzle page
  puzzle: string;
  daily: string;
  dailyOf: (day: string) => string;
  endless: string;
  difficulty: string;
  difficulties: Record<string, string>;
  mode: string;
  modes: Record<"competitive" | "team", string>;
  cardCount: string;
  another: string;
  goal: string;
  rules: string;
  learn: string;
  catCosts: (n: number) => string;
  costSoFar: string;
  undo: string;
  restart: string;
  hint: string;
  nextHint: string;
  hintsUsed: (n: number) => string;
  stuck: string;
  solvedBest: (cost: number) => string;
  solved: (cost: number, least: number) => string;
  tryAgain: string;
  next: string;
  showSolution: string;
  share: string;
  copied: string;
  shareText: (title: string, difficulty: string, cost: number, least: number, moves: number, hints: number) => string;
  streak: (days: number) => string;
  days: string;
  dayBefore: string;
  dayAfter: string;
  daySolved: string;
  dayBest: string;
  loading: string;
  unreachable: string;
  again: string;
  why: (clause: string) => string;
  rating: (n: number) => string;
  score: string;
  player: string;
  rank: string;
}

const en: Texts = {
  locale: "en-GB",
  colours: { red: "red", yellow: "yellow", green: "green", cyan: "cyan", blue: "blue", magenta: "magenta" },
  floors: { w: "wood", c: "carpet", t: "ceramic" },
  floorLetters: { w: "wo", c: "ca", t: "ce" },
  phases: { planning: "Planning", bidding: "Bidding", choosing: "Choosing", mixing: "Mixing", over: "The end" },
  ring: "The ring of twelve tiles. Arrow keys go round it, Enter picks up and puts down.",
  cat: "the cat",
  empty: "empty",
  figure: (colour) => `${colour} prism`,
  tile: (number, floor, what) => `Tile ${number}${floor ? `, ${floor}` : ""}: ${what}`,
  canMove: "can move",
  canEnd: "the move can end here",
  picked: "picked up",
  clockwise: "clockwise",
  anticlockwise: "anticlockwise",
  wayTiles: (tiles) => (tiles === 1 ? "1 tile" : `${tiles} tiles`),
  wayCost: (cost) => `costs ${cost}`,
  sayMix: (from, way, to) => `Tile ${from} ${way} to tile ${to}`,
  sayCat: (way, to) => `The cat ${way} to tile ${to}`,
  sayTeam: (name) => `Play with ${name}`,
  say: { impossible: "Grab the cat: it is impossible", pass: "No more bids", concede: "Give up" },
  gives: (colour) => `gives ${colour}`,
  completes: "completes a card",
  cancel: "Cancel",
  stock: "Stock",
  stockOf: (colour, left) => `${colour}: ${left} in stock`,
  aside: "aside",
  asideWhy: "Not in play now: after a success it is shuffled with what was removed",
  cards: "Cards of this round",
  onFloor: (colour, floor) => (floor ? `${colour} on ${floor}` : colour),
  done: "complete",
  open: "open",
  round: (n) => `Round ${n}`,
  seat: (n) => `Seat ${n}`,
  you: "you",
  timeLeft: (n) => `${n === 1 ? "1 second" : `${n} seconds`} left`,
  untimed: "no clock",
  lowest: (name, bid) => `${name} bids ${bid}`,
  yourLowest: (bid) => `Your ${bid} is lowest`,
  noBid: "Nobody has bid yet",
  paused: "The game is paused.",
  bidLower: "Bid lower, if you can",
  tooEarly: "Nothing moves yet: bid first. Whoever bids lowest shows the moves.",
  tooEarlyChoose: "Nothing moves yet: a teammate is chosen first.",
  bidTitle: "What will it cost? Be the lowest.",
  planTitle: "Plan in your head, choose a number",
  planHint: "Nobody sees it before all have chosen.",
  bidFor: (n) => `Bid ${n}`,
  bidShown: (n) => `Settle on ${n}`,
  bidReady: (n) => `Your ${n} lies ready.`,
  bidAgain: "You may still choose another number.",
  waitingFor: (names) => `Waiting for ${names}.`,
  more: "More than 15",
  fewer: "Fewer",
  typed: (n) => `Bid ${n}: press Enter`,
  typeHint: "Or type a number and press Enter",
  impossible: "Impossible!",
  impossibleSure: "Grab the cat: sure?",
  claimed: (name) => `${name} says it is impossible. Bid against it if you see a way.`,
  youClaimed: "You say it is impossible. Nobody has bid against you yet.",
  saysImpossible: (name) => `${name} says it is impossible.`,
  youSayImpossible: "You say it is impossible.",
  pass: "No more bids",
  passed: "bids no more",
  chooseTitle: "Choose your teammate",
  chooseWait: (name) => `${name} chooses a teammate.`,
  teamUp: (name, bid) => `${name}, who bid ${bid}`,
  yourMove: "Your move: bring a prism onto one that it mixes with",
  theirMove: (name) => `${name} to move`,
  spent: (cost, bid) => `${cost} of ${bid} spent`,
  concede: "Give up",
  concedeSure: "Give up: sure?",
  overTitle: "The game is over",
  winners: (names, n) => (n === 1 ? `${names} wins` : `${names} share the win`),
  players: "Players",
  points: (n) => (n === 1 ? "1 point" : `${n} points`),
  crosses: (n) => (n === 1 ? "1 cross" : `${n} crosses`),
  active: "active",
  secretBid: "has a secret bid ready",
  lastRound: "The round before",
  succeeded: "It worked!",
  failed: "It failed.",
  gaveUp: "Given up.",
  timeUp: "The time is up.",
  redrawn: "Nobody bid: new cards.",
  roundOver: "Round over",
  nextRound: (seconds) => `Next round in ${seconds}`,
  goOn: "Next round",
  shownFor: (bid) => `Shown, ${bid} to spend`,
  noSolutionShown: "No move was made",
  cheapest: (least) => `Cheapest, for ${least}`,
  nothingCheaper: "Nothing is cheaper",
  solution: (moves) => `The ring with these moves: ${moves}`,
  notYourMove: (name) => `${name} moves now, not you.`,
  justWatching: "Nothing to do for you just now.",
  gain: (name, points) => `${name} +${points}`,
  cross: (name) => `${name}: an X`,
  penalty: (name, points) => `${name}: third X, ${points} points`,
  claimStands: "The claim stands.",
  claimRefuted: "The claim is refuted.",
  truthNone: "There was no solution.",
  truthUnknown: "The cheapest solution was not found out.",
  and: " and ",
  puzzle: "Laser puzzles",
  daily: "Puzzle of the day",
  dailyOf: (day) => `Laser puzzle of ${day}`,
  endless: "Puzzles without end",
  difficulty: "Difficulty",
  difficulties: { easy: "easy", medium: "medium", hard: "hard", expert: "expert" },
  mode: "Floors",
  modes: { competitive: "with floors", team: "without floors" },
  cardCount: "Cards",
  another: "New puzzle",
  goal: "Complete the cards for as little as you can.",
  rules: "The rules of Laser",
  learn: "Learn Laser",
  catCosts: (n) => `A step of the cat costs ${n}.`,
  costSoFar: "spent",
  undo: "Undo",
  restart: "Start again",
  hint: "Hint",
  nextHint: "Tell me more",
  hintsUsed: (n) => (n === 1 ? "1 hint" : `${n} hints`),
  stuck: "No move is left: undo one.",
  solvedBest: (cost) => `Solved for ${cost}, and nobody can do it for less!`,
  solved: (cost, least) => `Solved for ${cost}. It can be done for ${least}.`,
  tryAgain: "Try for less",
  next: "Next puzzle",
  showSolution: "Show the solution",
  share: "Share",
  copied: "Copied",
  shareText: (title, difficulty, cost, least, moves, hints) =>
    `${title} (${difficulty})\n${cost === least ? "\u2b50" : "\u2714"} ${cost} points${cost === least ? ", the least there is" : `, ${cost - least} above the least`}, ${moves} moves, ${hints === 0 ? "no hints" : hints === 1 ? "1 hint" : `${hints} hints`}`,
  streak: (days) => (days === 1 ? "1 day in a row" : `${days} days in a row`),
  days: "The last days",
  dayBefore: "The day before",
  dayAfter: "The day after",
  daySolved: "solved",
  dayBest: "solved for the least",
  loading: "One moment",
  unreachable: "The server cannot be reached.",
  again: "Try again",
  why: (clause) => `Rule ${clause}`,
  rating: (n) => `rated ${n}`,
  score: "Points",
  player: "Player",
  rank: "Place",
};

const de: Texts = {
  locale: "de",
  colours: { red: "Rot", yellow: "Gelb", green: "Grün", cyan: "Cyan", blue: "Blau", magenta: "Magenta" },
  floors: { w: "Holz", c: "Teppich", t: "Keramik" },
  floorLetters: { w: "h", c: "t", t: "k" },
  phases: { planning: "Planen", bidding: "Bieten", choosing: "Wählen", mixing: "Mischen", over: "Ende" },
  ring: "Der Ring aus zwölf Feldern. Pfeiltasten gehen herum, Eingabe hebt auf und setzt ab.",
  cat: "die Katze",
  empty: "leer",
  figure: (colour) => `Prisma ${colour}`,
  tile: (number, floor, what) => `Feld ${number}${floor ? `, ${floor}` : ""}: ${what}`,
  canMove: "kann ziehen",
  canEnd: "hier kann der Zug enden",
  picked: "aufgehoben",
  clockwise: "im Uhrzeigersinn",
  anticlockwise: "gegen den Uhrzeigersinn",
  wayTiles: (tiles) => (tiles === 1 ? "1 Feld" : `${tiles} Felder`),
  wayCost: (cost) => `kostet ${cost}`,
  sayMix: (from, way, to) => `Feld ${from} ${way} auf Feld ${to}`,
  sayCat: (way, to) => `Die Katze ${way} auf Feld ${to}`,
  sayTeam: (name) => `Mit ${name} spielen`,
  say: { impossible: "Die Katze packen: Es ist unmöglich", pass: "Kein Gebot mehr", concede: "Aufgeben" },
  gives: (colour) => `ergibt ${colour}`,
  completes: "erfüllt eine Karte",
  cancel: "Abbrechen",
  stock: "Vorrat",
  stockOf: (colour, left) => `${colour}: ${left} im Vorrat`,
  aside: "beiseite",
  asideWhy: "Gerade nicht im Spiel: wird nach einem Erfolg mit dem Entfernten neu gemischt",
  cards: "Karten dieser Runde",
  onFloor: (colour, floor) => (floor ? `${colour} auf ${floor}` : colour),
  done: "erfüllt",
  open: "offen",
  round: (n) => `Runde ${n}`,
  seat: (n) => `Platz ${n}`,
  you: "du",
  timeLeft: (n) => `noch ${n === 1 ? "1 Sekunde" : `${n} Sekunden`}`,
  untimed: "ohne Uhr",
  lowest: (name, bid) => `${name} bietet ${bid}`,
  yourLowest: (bid) => `Deine ${bid} ist am niedrigsten`,
  noBid: "Noch hat niemand geboten",
  paused: "Das Spiel ruht.",
  bidLower: "Biete weniger, wenn du kannst",
  tooEarly: "Noch zieht nichts: Biete zuerst. Wer am wenigsten bietet, zeigt die Züge.",
  tooEarlyChoose: "Noch zieht nichts: Erst wird gewählt, wer mitspielt.",
  bidTitle: "Was wird es kosten? Biete am wenigsten.",
  planTitle: "Plane im Kopf, wähle eine Zahl",
  planHint: "Niemand sieht sie, bevor alle gewählt haben.",
  bidFor: (n) => `${n} bieten`,
  bidShown: (n) => `Bei ${n} bleiben`,
  bidReady: (n) => `Deine ${n} liegt bereit.`,
  bidAgain: "Du darfst noch eine andere Zahl wählen.",
  waitingFor: (names) => `Wir warten auf ${names}.`,
  more: "Mehr als 15",
  fewer: "Weniger",
  typed: (n) => `${n} bieten: Eingabetaste`,
  typeHint: "Oder Zahl tippen und Eingabetaste",
  impossible: "Unmöglich!",
  impossibleSure: "Katze packen: sicher?",
  claimed: (name) => `${name} hält es für unmöglich. Biete dagegen, wenn du einen Weg siehst.`,
  youClaimed: "Du hältst es für unmöglich. Noch bietet niemand dagegen.",
  saysImpossible: (name) => `${name} hält es für unmöglich.`,
  youSayImpossible: "Du hältst es für unmöglich.",
  pass: "Kein Gebot mehr",
  passed: "bietet nicht mehr",
  chooseTitle: "Wähle, mit wem du spielst",
  chooseWait: (name) => `${name} wählt, mit wem es weitergeht.`,
  teamUp: (name, bid) => `${name} mit ${bid}`,
  yourMove: "Du ziehst: bring ein Prisma auf eines, mit dem es sich mischt",
  theirMove: (name) => `${name} zieht`,
  spent: (cost, bid) => `${cost} von ${bid} ausgegeben`,
  concede: "Aufgeben",
  concedeSure: "Aufgeben: sicher?",
  overTitle: "Das Spiel ist zu Ende",
  winners: (names, n) => (n === 1 ? `${names} gewinnt` : `${names} teilen sich den Sieg`),
  players: "Spieler",
  points: (n) => (n === 1 ? "1 Punkt" : `${n} Punkte`),
  crosses: (n) => (n === 1 ? "1 Kreuz" : `${n} Kreuze`),
  active: "am Zug",
  secretBid: "hat ein geheimes Gebot bereit",
  lastRound: "Die Runde davor",
  succeeded: "Geglückt!",
  failed: "Misslungen.",
  gaveUp: "Aufgegeben.",
  timeUp: "Die Zeit ist um.",
  redrawn: "Niemand hat geboten: neue Karten.",
  roundOver: "Runde vorbei",
  nextRound: (seconds) => `Nächste Runde in ${seconds}`,
  goOn: "Nächste Runde",
  shownFor: (bid) => `Gezeigt, ${bid} auszugeben`,
  noSolutionShown: "Kein Zug wurde gemacht",
  cheapest: (least) => `Am billigsten, für ${least}`,
  nothingCheaper: "Billiger geht es nicht",
  solution: (moves) => `Der Ring mit diesen Zügen: ${moves}`,
  notYourMove: (name) => `${name} zieht jetzt, nicht du.`,
  justWatching: "Gerade hast du nichts zu tun.",
  gain: (name, points) => `${name} +${points}`,
  cross: (name) => `${name}: ein X`,
  penalty: (name, points) => `${name}: drittes X, ${points} Punkte`,
  claimStands: "Die Behauptung gilt.",
  claimRefuted: "Die Behauptung ist widerlegt.",
  truthNone: "Es gab keine Lösung.",
  truthUnknown: "Die billigste Lösung wurde nicht herausgefunden.",
  and: " und ",
  puzzle: "Laser-Rätsel",
  daily: "Rätsel des Tages",
  dailyOf: (day) => `Laser-Rätsel vom ${day}`,
  endless: "Rätsel ohne Ende",
  difficulty: "Schwierigkeit",
  difficulties: { easy: "leicht", medium: "mittel", hard: "schwer", expert: "sehr schwer" },
  mode: "Böden",
  modes: { competitive: "mit Böden", team: "ohne Böden" },
  cardCount: "Karten",
  another: "Neues Rätsel",
  goal: "Erfülle die Karten für so wenig wie möglich.",
  rules: "Die Regeln von Laser",
  learn: "Laser lernen",
  catCosts: (n) => `Ein Schritt der Katze kostet ${n}.`,
  costSoFar: "ausgegeben",
  undo: "Zurück",
  restart: "Von vorn",
  hint: "Tipp",
  nextHint: "Mehr verraten",
  hintsUsed: (n) => (n === 1 ? "1 Tipp" : `${n} Tipps`),
  stuck: "Kein Zug ist mehr möglich: nimm einen zurück.",
  solvedBest: (cost) => `Gelöst für ${cost}, und weniger geht nicht!`,
  solved: (cost, least) => `Gelöst für ${cost}. Es geht für ${least}.`,
  tryAgain: "Für weniger versuchen",
  next: "Nächstes Rätsel",
  showSolution: "Lösung zeigen",
  share: "Teilen",
  copied: "Kopiert",
  shareText: (title, difficulty, cost, least, moves, hints) =>
    `${title} (${difficulty})\n${cost === least ? "\u2b50" : "\u2714"} ${cost} Punkte${cost === least ? ", weniger geht nicht" : `, ${cost - least} über dem Besten`}, ${moves} Züge, ${hints === 0 ? "ohne Tipp" : hints === 1 ? "1 Tipp" : `${hints} Tipps`}`,
  streak: (days) => (days === 1 ? "1 Tag in Folge" : `${days} Tage in Folge`),
  days: "Die letzten Tage",
  dayBefore: "Der Tag davor",
  dayAfter: "Der Tag danach",
  daySolved: "gelöst",
  dayBest: "für das Wenigste gelöst",
  loading: "Einen Moment",
  unreachable: "Der Server ist nicht zu erreichen.",
  again: "Noch einmal",
  why: (clause) => `Regel ${clause}`,
  rating: (n) => `Wertung ${n}`,
  score: "Punkte",
  player: "Spieler",
  rank: "Platz",
};

export const texts = { en, de };
