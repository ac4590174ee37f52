import { type Kind, type KindRow, kinds } from "@kwan/domain/kinds";

/** Returns the row for an application's kind from the table of kinds. */
export const rowOf = ({ kind }: { readonly kind: string }): KindRow => kinds[kind as Kind] as unknown as KindRow;
