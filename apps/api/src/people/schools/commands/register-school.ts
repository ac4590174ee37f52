import type { createSchool as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import type { SchoolId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { findBranch } from "../../branches/store.ts";
import { insertSchool } from "../store.ts";

/** Registers a driving school. It can record lessons once it is accredited. */
export async function registerSchool(
  context: Context<Actor>,
  { school_code: schoolCode, name, branch }: RequestBodyOf<typeof call>,
): Promise<SchoolId> {
  const { tx, deps } = context;
  if (!(await findBranch(tx, branch))) throw invalidField("branch", m.staff_no_such_place());
  const id = deps.newId("sch");
  const code = schoolCode.toUpperCase();
  await insertSchool(tx, { id, code, name, branch_id: branch }).catch(
    ifNotUnique(() => new DomainError("already_exists", { fields: { school_code: [m.schools_code_taken()] } })),
  );
  await recordAudit(context, { action: "create_school", entity: "school", entity_id: id, after: { code, name } });
  return id;
}
