import { requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Server, systemContext } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { inTransactionOrDryRun } from "../../../platform/db/transaction.ts";
import { OperatorError } from "../../../platform/operator-error.ts";
import { findBranchByCode, insertSchool } from "../store.ts";

export interface NewSchool {
  readonly code: string;
  readonly name: string;
  /** The code of the branch that supervises the school. */
  readonly branch: string;
}

const schema = z.object({
  code: z.string("Give --code").check(z.regex(/^[A-Z0-9-]{2,20}$/i, "--code has 2 to 20 letters, digits or hyphens")),
  name: requiredText("--name", 120),
  branch: z.string("Give --branch"),
});

/** Registers a driving school. An administrator creates its accounts later, under Staff. */
export async function createSchool(
  deps: Pick<Server, "db" | "now" | "newId">,
  input: Partial<NewSchool>,
  isDryRun = false,
): Promise<void> {
  const read = z.safeParse(schema, input);
  if (!read.success) throw new OperatorError(read.error.issues.map(({ message }) => `${message}.`).join(" "));
  const { name } = read.data;
  const code = read.data.code.toUpperCase();
  await inTransactionOrDryRun(deps.db, isDryRun, async (tx) => {
    const branch = await findBranchByCode(tx, read.data.branch.toUpperCase());
    if (!branch) throw new OperatorError(`There is no branch with the code ${read.data.branch}.`);
    const id = deps.newId("sch");
    await insertSchool(tx, { id, code, name, branch_id: branch.id }).catch(
      ifNotUnique(() => new OperatorError(`There is already a school with the code ${code}.`)),
    );
    await recordAudit(systemContext(tx, deps, "create-school"), {
      action: "create_school",
      entity: "school",
      entity_id: id,
      after: { code, name },
    });
  });
}
