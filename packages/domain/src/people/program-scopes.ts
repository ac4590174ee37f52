/**
 * What programs of other teams can be allowed to read. A program has some of these scopes, and only makes calls that name
 * one of them. None of them writes.
 *
 * @example
 * programScopes.includes("reports.read"); // true
 */
export const programScopes = ["licences.read", "reports.read"] as const;

/** Something that a program can be allowed to read, one of `programScopes`. */
export type ProgramScope = (typeof programScopes)[number];

/**
 * How many calls a program can make in a minute, by the name of its budget.
 *
 * @example
 * programBudgets.standard; // 60
 */
export const programBudgets = { standard: 60, large: 600, very_large: 3_000 } as const;

/** The name of a program's budget, a key of `programBudgets`. */
export type ProgramBudget = keyof typeof programBudgets;
