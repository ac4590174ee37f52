import { type Kind, kindRows } from "@kwan/domain/kinds";

/** Returns the services of a branch once each, in the order of the table of kinds. */
export const inOrder = (services: readonly string[]): Kind[] =>
  kindRows.map(({ kind }) => kind).filter((kind) => services.includes(kind));
