import { type Kind, kindRows } from "@kwan/domain/kinds";

/**
 * Sorts a branch's services in the order in which the table lists their kinds. Removes duplicates and unknown services.
 */
export const inOrder = (services: readonly string[]): Kind[] =>
  kindRows.map(({ kind }) => kind).filter((kind) => services.includes(kind));
