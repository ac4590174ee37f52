/** More than any list with all its filters brings; what is asked beyond them is planned anew each time. */
const mostStatements = 500;

/** The table changed since; somebody discarded the statement; or another session of a pooler has one of this name. */
const staleCodes: readonly string[] = ["26000", "42P05"];

/**
 * Names for statements, so that the server reads and plans each once for a connection and not at every call. They are
 * of no use behind a pooler, which gives each transaction another connection.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  #generation = 0;

  /** The name of a statement; undefined where it has none and can't get one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostStatements) return known;
    const name = `kwan_${this.#generation}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Gives every statement a new name, because plans under the old ones may fit their tables no more. */
  forget(): void {
    this.#names.clear();
    this.#generation += 1;
  }
}

/**
 * Whether a statement failed because it was planned before a table changed, as when a newer server migrates the
 * database while this one runs. It has done nothing then.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (staleCodes.includes(String(error.code)) ||
    (error.code === "0A000" && error.message.startsWith("cached plan must not change result type")));
