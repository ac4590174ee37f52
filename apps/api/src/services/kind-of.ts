import { type Kind, type KindRow, kinds } from "@kwan/domain/kinds";

/** The row of an application's kind in the table of kinds. */
export const rowOf = ({ kind }: { readonly kind: string }): KindRow => kinds[kind as Kind] as unknown as KindRow;
