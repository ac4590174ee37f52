import type { createBranch as call } from "@kwan/contract";
import { isKind } from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import type { BranchId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { inOrder } from "../services-in-order.ts";
import { insertBranch } from "../store.ts";

/** Adds a branch, which stays closed until a decision by two administrators opens it. */
export async function createBranch(
  context: Context<Actor>,
  { branch_code, hours, services: named, ...details }: RequestBodyOf<typeof call>,
): Promise<BranchId> {
  const services = inOrder(named);
  if (!named.every(isKind)) throw invalidField("services", m.branches_no_such_service());
  const { tx, deps } = context;
  const id = deps.newId("brn");
  const code = branch_code.toUpperCase();
  await insertBranch(tx, { ...details, id, code, services, opening_hours: hours }).catch(
    ifNotUnique(() => new DomainError("already_exists", { fields: { branch_code: [m.branches_code_taken()] } })),
  );
  await recordAudit(context, {
    action: "create_branch",
    entity: "branch",
    entity_id: id,
    after: { code, name: details.name },
  });
  return id;
}
