/** What an operator asked for failed for a reason that they can fix. The message says how. */
export class OperatorError extends Error {}
