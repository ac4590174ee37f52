import { idTypes } from "@kwan/domain/profiles";
import type { UnverifiedIdentity } from "./queries.ts";

/** What an officer compares with the original document. */
export type IdentityToCheck = Omit<UnverifiedIdentity, "updated_at" | "open_applications">;

/** Returns the name of a kind of identity document. */
export const idName = (type: UnverifiedIdentity["id_type"]) =>
  idTypes.find(({ value }) => value === type)?.label ?? type;
