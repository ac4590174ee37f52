/** The database cannot be reached, or the connection was lost. A retry may succeed later. */
export class DatabaseDownError extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The database cannot be reached: ${why}. Check that it is running.`, options);
    this.name = "DatabaseDownError";
  }
}

/** Waiting for a connection or a lock took too long. It is safe to retry. */
export class DatabaseBusyError extends Error {
  constructor(why: string) {
    super(`The database is busy: ${why}. Nothing was changed; try again in a moment.`);
    this.name = "DatabaseBusyError";
  }
}

/** The client has disconnected, so nobody is waiting for the response. */
export class AbandonedError extends Error {
  constructor() {
    super("The request was given up by its sender, so nothing more was read for it.");
    this.name = "AbandonedError";
  }
}

export class DatabaseTimeoutError extends Error {
  constructor(why: string) {
    super(`The database took too long: ${why}. Nothing was kept of the transaction; ask for less, or try again.`);
    this.name = "DatabaseTimeoutError";
  }
}

export class DatabaseDiskError extends Error {
  constructor(why: string) {
    super(`The database cannot write to its disk: ${why}. Free some space or repair the disk. Nothing is corrupted.`);
    this.name = "DatabaseDiskError";
  }
}

/** A deadlock or serialisation failure. `inTransaction` retries before throwing this. */
export class DatabaseConflictError extends Error {
  readonly code: string;
  constructor(code: string, why: string) {
    super(`Two changes met in the database: ${why}. Nothing was kept of this one; try it again.`);
    this.name = "DatabaseConflictError";
    this.code = code;
  }
}

/** The database cannot be opened. The message says what to do. */
export class DatabaseRefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseRefusedError";
  }
}

/** The disk is too full to open the database. A supervisor should try again: a later start may find enough space. */
export class DatabaseFullError extends DatabaseRefusedError {}

export type ConstraintKind = "unique" | "foreign key" | "check" | "not null" | "exclusion";

/**
 * A database constraint was violated. The error only contains names, because the values in the row may be personal
 * data.
 */
export class ConstraintError extends Error {
  readonly kind: ConstraintKind;
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  constructor(kind: ConstraintKind, of: PostgresError) {
    const name = of.constraint ?? of.column ?? "unnamed";
    super(`The ${kind} rule "${name}" of the table "${of.table ?? "unknown"}" does not allow this row.`);
    this.name = "ConstraintError";
    this.kind = kind;
    this.code = of.code;
    this.constraint = of.constraint;
    this.table = of.table;
    this.column = of.column;
  }
}

/** The fields of a database error. They are the same for a PostgreSQL server and the embedded database. */
export interface PostgresError extends Error {
  code: string;
  detail?: string;
  where?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

const constraintKinds: Readonly<Record<string, ConstraintKind>> = {
  "23505": "unique",
  "23503": "foreign key",
  "23514": "check",
  "23502": "not null",
  "23P01": "exclusion",
};

const downWords =
  /Connection terminated|Client has encountered a connection error|Client was closed|not queryable|Cannot use a pool after calling end|timeout expired|server closed the connection/;

const networkCodes = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT$)/;

/**
 * Turns an error from the driver into a typed one. Other errors are returned unchanged.
 *
 * @example
 * catch (error) { throw toDatabaseError(error); }
 */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message === "timeout exceeded when trying to connect")
    return new DatabaseBusyError("every connection was in use for too long");
  if (error.message === "Query read timeout") return new DatabaseTimeoutError("no answer came");
  if (error instanceof DatabaseDownError || error instanceof DatabaseRefusedError) return error;
  if (downWords.test(error.message)) return new DatabaseDownError(error.message);
  if (!("code" in error) || typeof error.code !== "string") return error;
  return networkCodes.test(error.code)
    ? new DatabaseDownError(error.message || error.code)
    : fromCode(error as PostgresError);
}

function fromCode(error: PostgresError): Error {
  const kind = constraintKinds[error.code];
  if (kind) return new ConstraintError(kind, error);
  if (error.code === "40001" || error.code === "40P01") return new DatabaseConflictError(error.code, error.message);
  if (error.code === "55P03") return new DatabaseBusyError("another transaction holds a lock for too long");
  if (error.code === "57014") return new DatabaseTimeoutError("the statement was stopped");
  if (error.code === "53100" || error.code === "58030") return new DatabaseDiskError(error.message);
  if (/^(08|57P|53300|28|3D000|25006|25P03)/.test(error.code)) return new DatabaseDownError(error.message);
  // The detail of an error quotes rows, which contain personal data and must not reach a log.
  delete error.detail;
  delete error.where;
  return error;
}

/**
 * Whether an error reports the violation of a unique constraint or index. If `constraint` is given, other constraints
 * do not count.
 *
 * @example
 * if (isUniqueViolation(error, "users_email")) throw invalidField("email", "This address is taken.");
 */
export const isUniqueViolation = (error: unknown, constraint?: string): error is ConstraintError =>
  isViolation(error, "unique", constraint);

/**
 * Returns a handler for `catch` that replaces a unique violation with the given error and rethrows any other error.
 *
 * @example
 * await insertSchool(tx, row).catch(ifNotUnique(() => invalidField("code", "This code is taken.")));
 */
export const ifNotUnique =
  (errorOf: () => Error, constraint?: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, constraint) ? errorOf() : error;
  };

/**
 * Whether an error reports a violation of this kind of constraint. If `constraint` is given, other constraints do not
 * count.
 */
export const isViolation = (error: unknown, kind: ConstraintKind, constraint?: string): error is ConstraintError =>
  error instanceof ConstraintError &&
  error.kind === kind &&
  (constraint === undefined || error.constraint === constraint);
