import { type Kind, type KindRow, kinds } from "@kwan/domain/kinds";

/** The row of an application's kind: the one table that says how it goes. */
export const rowOf = ({ kind }: { readonly kind: string }): KindRow => kinds[kind as Kind] as unknown as KindRow;
