import type { AnyCall, Grant } from "@kwan/contract";
import { mayDo } from "@kwan/domain";
import { type Actor, isCitizen } from "../context.ts";
import { DomainError } from "../domain-error.ts";

function isGranted(actor: Actor, grant: Grant): boolean {
  if (grant === "anyone" || grant === "signed_in") return true;
  return grant === "owner" ? isCitizen(actor) : mayDo(actor.role, grant);
}

/**
 * Throws if the caller is not allowed to make a call. Access to a record is checked later, once the record has been
 * read.
 */
export function admit({ access }: Pick<AnyCall, "access">, actor: Actor | null): void {
  if (access.includes("anyone")) return;
  if (actor === null) throw new DomainError("unauthenticated");
  if (!access.some((grant) => isGranted(actor, grant))) throw new DomainError("forbidden");
}
