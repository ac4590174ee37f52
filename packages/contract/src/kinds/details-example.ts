import { type DetailsOf, type Kind, kindRows } from "@kwan/domain/kinds";
import vectors from "@kwan/domain/test-vectors/kinds.json" with { type: "json" };

const detailsOf = (kind: string) => vectors.cases.find(({ input }) => input === kind)?.output.complete_details;

/** Details as they are in JSON, where an optional field is left out and is never undefined. */
type WithoutUndefined<T> = { readonly [Field in keyof T]: Exclude<T[Field], undefined> };

/** Complete application details for every kind of service, with fictitious answers. */
export const exampleDetails = Object.fromEntries(kindRows.map(({ kind }) => [kind, detailsOf(kind)])) as unknown as {
  readonly [K in Kind]: WithoutUndefined<DetailsOf<K>>;
};
