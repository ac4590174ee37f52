const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How many rows about one network without an account a single hour may add before they are gathered by the hour. */
const rowsAnHour = 60;
/** How many different subjects a window remembers. */
const namedSubjects = 20;

export interface Refused<First> {
  /** The account that was refused or, without one, its network. */
  readonly who: string;
  readonly isAnonymous: boolean;
  readonly kind: string;
  readonly subject: string;
  /** What is needed to write the closing row. */
  readonly first: First;
}

export interface Window<First> {
  readonly first: First;
  readonly since: Date;
  readonly endsAt: number;
  /** The number of refusals after the first. */
  count: number;
  readonly subjects: Set<string>;
}

/**
 * Gathers refusals, so that nobody can fill the audit log. The first refusal of a kind becomes a row immediately. The
 * other refusals of the same minute become one row with their number. A crash can lose that row, but never the first.
 * If one network without an account causes many rows, its refusals are gathered by the hour.
 */
export class RefusalWindows<First> {
  #open = new Map<string, Window<First>>();
  #ended: Window<First>[] = [];
  readonly #rows = new Map<string, { readonly endsAt: number; count: number }>();

  /** Whether a refusal becomes a row of its own. Otherwise, it is counted in the row that closes the window. */
  isFirst({ who, isAnonymous, kind, subject, first }: Refused<First>, now: Date): boolean {
    const name = `${who}\n${kind}`;
    const present = this.#open.get(name);
    if (present && present.endsAt > now.getTime()) {
      present.count += 1;
      if (present.subjects.size < namedSubjects) present.subjects.add(subject);
      return false;
    }
    if (present) this.#ended.push(present);
    const endsAt = now.getTime() + (isAnonymous && this.#countRow(who, now) > rowsAnHour ? hourMs : minuteMs);
    this.#open.set(name, { first, since: now, endsAt, count: 0, subjects: new Set() });
    return true;
  }

  #countRow(who: string, now: Date): number {
    const present = this.#rows.get(who);
    if (present && present.endsAt > now.getTime()) return ++present.count;
    this.#rows.set(who, { endsAt: now.getTime() + hourMs, count: 1 });
    return 1;
  }

  /** Removes the windows that have ended, or all of them, and returns those with more than one refusal. */
  takeEnded(now: Date, { all = false } = {}): readonly Window<First>[] {
    const isOver = ({ endsAt }: { readonly endsAt: number }) => all || endsAt <= now.getTime();
    for (const [who, row] of this.#rows) if (isOver(row)) this.#rows.delete(who);
    const ended = [...this.#ended, ...[...this.#open.values()].filter(isOver)];
    this.#ended = [];
    this.#open = new Map([...this.#open].filter(([, window]) => !isOver(window)));
    return ended.filter(({ count }) => count > 0);
  }
}
