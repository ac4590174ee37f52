/**
 * The maximum number of named statements, enough for every list with every combination of filters. The server plans all
 * other statements each time they run.
 */
const maxStatements = 500;

/**
 * The PostgreSQL error codes for a prepared statement that no longer exists, and for one whose name is already in use.
 */
const staleCodes: readonly string[] = ["26000", "42P05"];

/**
 * Names statements, so that the server parses and plans each one only once per connection. Names do not work behind a
 * pooler, where each transaction can use a different connection.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  #generation = 0;

  /** Returns the name of a statement, or undefined if it is new and there are too many already. */
  nameOf(text: string): string | undefined {
    const cached = this.#names.get(text);
    if (cached !== undefined || this.#names.size >= maxStatements) return cached;
    const name = `kwan_${this.#generation}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /**
   * Discards all names, so that statements are prepared again under new names. The plans under the old names may no
   * longer match their tables.
   */
  forget(): void {
    this.#names.clear();
    this.#generation += 1;
  }
}

/**
 * Whether a statement failed because its table has changed since the plan was made, for example when a newer server
 * migrates the database while this one is running. In that case the statement has had no effect.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (staleCodes.includes(String(error.code)) ||
    (error.code === "0A000" && error.message.startsWith("cached plan must not change result type")));
