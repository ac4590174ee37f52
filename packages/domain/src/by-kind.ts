/**
 * Creates a table of definitions by their kind, in the same order.
 *
 * @example
 * byKind([{ kind: "visit" }]).visit; // { kind: "visit" }
 */
/* @__NO_SIDE_EFFECTS__ */
export const byKind = <const A extends readonly { readonly kind: string }[]>(
  all: A,
): { readonly [Row in A[number] as Row["kind"]]: Row } =>
  Object.fromEntries(all.map((row) => [row.kind, row])) as ReturnType<typeof byKind<A>>;
