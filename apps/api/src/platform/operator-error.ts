/** A command failed for a reason that the operator can fix. The message says how. */
export class OperatorError extends Error {}
