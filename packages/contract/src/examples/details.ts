import { type DetailsOf, type Kind, kindRows } from "@kwan/domain/kinds";
import vectors from "@kwan/domain/test-vectors/kinds.json" with { type: "json" };

const detailsOf = (kind: string) => vectors.cases.find(({ input }) => input === kind)?.output.complete_details;

/** Complete application details for every kind of service, with fictitious answers. */
export const exampleDetails = Object.fromEntries(kindRows.map(({ kind }) => [kind, detailsOf(kind)])) as unknown as {
  readonly [K in Kind]: DetailsOf<K>;
};
