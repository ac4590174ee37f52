import { documents, families, type KindRow, kindRows } from "@kwan/domain/kinds";
import { hasEveryWord } from "../../../../words/plain.ts";
import type { AvailableKind } from "../queries.ts";

export const rowOf = ({ kind }: Pick<AvailableKind, "kind">): KindRow | undefined =>
  kindRows.find((row) => row.kind === kind);

/** The words by which people look for a service: its name, who it is for, its group, its code and its documents. */
const wordsOf = (available: AvailableKind): string => {
  const row = rowOf(available);
  const others = row ? [families[row.family], ...row.documents.map(({ document }) => documents[document].title)] : [];
  return [available.title, available.summary, available.code, ...others].join(" ");
};

/** Returns the services that contain every word of the search. */
export const findKinds = (kinds: readonly AvailableKind[], text: string): AvailableKind[] =>
  kinds.filter((available) => hasEveryWord(wordsOf(available), text));
