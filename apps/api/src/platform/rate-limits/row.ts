/** A limit on tries. A test fills each one as a stranger and then serves the owner. docs/security.md lists them. */
export interface LimitRow {
  /** What has a count of its own. */
  readonly of: readonly string[];
  readonly max: number;
  readonly seconds: number;
  readonly counts: string;
  readonly filledBy: string;
  readonly whenFull: string;
}
