import { type Kind, kindRows } from "@kwan/domain/kinds";

/** Sorts the services of a branch in the order of the table of kinds. Removes duplicates and unknown services. */
export const inOrder = (services: readonly string[]): Kind[] =>
  kindRows.map(({ kind }) => kind).filter((kind) => services.includes(kind));
