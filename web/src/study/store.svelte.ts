/** A study as this browser knows it, and where in it one looks. */

import { SvelteMap } from "svelte/reactivity";
import { whatWentWrong } from "../app/trouble";
import { sentence } from "../app/trouble";
import { inWords } from "../table/words";
import { editKey, frameOf, studySocketUrl } from "./api";
import { StudyLine, type Heard } from "./line";
import { ROOT, lineThrough, pathTo, type Nodes } from "./tree";
import type { Edit, Judgement, StudyBest, StudyFrame, StudyStory, StudyWhole } from "./wire";

export class StudyStore {
  whole = $state.raw<StudyWhole | null>(null);
  nodes = $state.raw<Nodes>({});
  title = $state("");
  at = $state(ROOT);
  frame = $state.raw<StudyFrame | null>(null);
  /** Whose knowledge is shown; null: everything open. */
  seenBy = $state<number | null>(null);
  /** For whom a move is tried where several may act. */
  wantedSeat = $state<number | null>(null);
  best = $state.raw<StudyBest | null>(null);
  thinking = $state(true);
  judged = new SvelteMap<number, Judgement>();
  progress = $state.raw<{ done: number; total: number } | null>(null);
  story = $state.raw<StudyStory | null>(null);
  people = $state(1);
  linked = $state(false);
  trouble = $state("");
  /** The study cannot be opened at all. */
  shut = $state("");

  readonly path = $derived(pathTo(this.nodes, this.at));
  /** The line one steps along: to this moment and on from it. */
  readonly line = $derived(lineThrough(this.nodes, this.at));
  readonly node = $derived(this.nodes[this.at]);
  readonly names = $derived(this.whole?.seats.map((seat) => seat.name) ?? []);
  /** The one for whom a move would be made here. */
  readonly seat = $derived(this.frame?.view.seat ?? 0);
  readonly acts = $derived(this.frame?.view.to_act.includes(this.seat) ?? false);

  private readonly link: StudyLine;
  readonly key: string | null;
  private asked = 0;

  constructor(readonly id: string) {
    this.key = editKey(id, new URL(location.href));
    this.link = new StudyLine(
      studySocketUrl(id),
      this.key,
      (message) => this.hear(message),
      (there) => (this.linked = there),
    );
  }

  close(): void {
    this.link.close();
  }

  go(node: number): void {
    if (!this.nodes[node] || node === this.at) return;
    this.at = node;
    this.wantedSeat = null;
    void this.show();
  }

  /** Along the line, by so many moves. */
  step(by: number): void {
    const place = this.line.indexOf(this.at) + by;
    this.go(this.line[Math.min(this.line.length - 1, Math.max(0, place))] ?? ROOT);
  }

  see(seat: number | null): void {
    this.seenBy = seat;
    void this.show();
  }

  actFor(seat: number): void {
    this.wantedSeat = seat;
    void this.show();
  }

  think(on: boolean): void {
    this.thinking = on;
    this.look();
  }

  judge(): void {
    this.link.send({ do: "judge" });
  }

  async play(move: string): Promise<boolean> {
    const known = this.node?.children.find(
      (child) => this.nodes[child]?.move === move && this.nodes[child].seat === this.seat,
    );
    if (known !== undefined) {
      this.go(known);
      return true;
    }
    const node = await this.change({ do: "add", node: this.at, seat: this.seat, move });
    if (node !== null) this.go(node);
    return node !== null;
  }

  /** The node that the change was about; null where it was refused, and `trouble` says why. */
  async change(edit: Edit): Promise<number | null> {
    const answer = await this.link.change(edit);
    if (answer.is === "changed") return answer.node;
    this.trouble = sentence(inWords(answer.words ?? answer.message, this.whole?.seats ?? []));
    return null;
  }

  private hear(message: Heard): void {
    switch (message.is) {
      case "study":
        this.whole = message;
        this.nodes = message.nodes;
        this.title = message.title;
        this.people = message.people;
        if (!this.nodes[this.at]) this.at = ROOT;
        void this.show();
        if (message.told && message.nodes[ROOT]?.children.length) this.judge();
        break;
      case "changed":
        this.merge(message.nodes);
        this.title = message.title;
        break;
      case "best":
        if (message.node === this.at && message.seat === this.seat) this.best = message;
        break;
      case "judged":
        for (const [node, each] of Object.entries(message.judged)) this.judged.set(Number(node), each);
        this.progress = { done: message.done, total: message.total };
        break;
      case "story":
        this.story = message;
        this.progress = null;
        break;
      case "people":
        this.people = message.people;
        break;
      case "refused":
        if (!this.whole) this.shut = sentence(inWords(message.words ?? message.message, []));
        break;
      case "pong":
        break;
    }
  }

  private merge(changed: Record<string, Nodes[string] | null>): void {
    const nodes = { ...this.nodes };
    const path = this.path;
    for (const [number, node] of Object.entries(changed)) {
      if (node) nodes[number] = node;
      else {
        delete nodes[number];
        this.judged.delete(Number(number));
      }
    }
    this.nodes = nodes;
    // Whoever looked at what is gone now looks at what is left of the way there.
    if (!nodes[this.at]) {
      this.at = path.filter((each) => nodes[each]).at(-1) ?? ROOT;
      void this.show();
    }
  }

  private async show(): Promise<void> {
    this.asked += 1;
    const asked = this.asked;
    this.best = null;
    try {
      const seat = this.seenBy ?? this.wantedSeat;
      const frame = await frameOf(this.id, this.at, seat, this.seenBy !== null);
      if (asked !== this.asked) return; // already somewhere else
      this.frame = frame;
      this.look();
    } catch (error) {
      if (asked === this.asked) this.trouble = whatWentWrong(error);
    }
  }

  /** Have the server think about what is looked at, or about nothing. */
  private look(): void {
    this.best = null;
    const wanted = this.thinking && this.acts && (this.whole?.told ?? false) && !document.hidden;
    this.link.send({ do: "look", node: wanted ? this.at : null, seat: this.seat });
  }

  /** The page is hidden or seen again. */
  glance(): void {
    this.look();
  }
}
