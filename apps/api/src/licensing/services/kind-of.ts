import { type Kind, type KindRow, kinds } from "@kwan/domain/kinds";

/** Returns the row in the table of kinds for an application. */
export const rowOf = ({ kind }: { readonly kind: string }): KindRow => kinds[kind as Kind] as unknown as KindRow;
