/**
 * The names of all kinds of file that can be imported, in the order of `imports`. They are apart from it, so that a
 * client that only sends the calls does not load the columns and checks of each file.
 */
export const importKinds = ["licences"] as const;

/** The name of a kind of file. */
export type ImportKind = (typeof importKinds)[number];
