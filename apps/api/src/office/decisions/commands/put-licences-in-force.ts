import type { DecisionDetails } from "@kwan/domain/decisions";
import { changeRoles } from "../../../people/accounts/store.ts";
import { removeLicenses, saveLicenses } from "../../../people/drivers/licences-store.ts";
import { accountsOf, type LicenseRow } from "../../../people/drivers/store.ts";
import { recordAudits } from "../../../platform/audit/append.ts";
import type { Author, Context } from "../../../platform/context.ts";
import type { RecordValues } from "../../../platform/db/tables.ts";
import type { AccountId, DecisionId, DriverId, ImportId } from "../../../platform/ids.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import { closeAppeals } from "../appeals-store.ts";
import { insertDecisions, markReversed } from "../store.ts";
import { inForceWords } from "../words.ts";

/** A licence that a row in an import enters, replaces or removes. */
export interface LicenceChange {
  readonly driver_id: DriverId;
  readonly details: DecisionDetails<"enter_licence"> | Record<string, unknown>;
  readonly before: RecordValues;
  readonly after: RecordValues;
  /** The licence to write, or null to remove it. */
  readonly license: LicenseRow | null;
  readonly proposed_by: AccountId;
  /** The decision that this one reverses. */
  readonly withdraws: DecisionId | null;
  /** The details of the person to record in the audit log, if this import row added them. */
  readonly person?: Readonly<Record<string, unknown>>;
}

/**
 * Puts the decisions for a batch of rows into effect. Each has its own audit row, and people with an account are
 * notified. The actor is the person who runs or undoes the import, and counts as the second person for each decision.
 * Before the call, the records must be locked and compared with the rows.
 */
export async function putLicencesInForce(
  context: Context<Author>,
  about: { readonly import_id: ImportId; readonly ground: string; readonly reason: string },
  changes: readonly LicenceChange[],
): Promise<DecisionId[]> {
  const { tx, deps, actor } = context;
  const now = deps.now();
  const made = changes.map((change) => ({ ...change, id: deps.newId("dec") }));
  await insertDecisions(
    tx,
    made.map(({ id, driver_id, details, before, after, proposed_by, withdraws }) => ({
      id,
      kind: "enter_licence",
      subject: "driver",
      subject_id: driver_id,
      driver_id,
      details,
      before,
      after,
      state: "in_force",
      needs_second: true,
      proposed_by,
      proposed_at: now,
      decided_by: actor.id,
      decided_at: now,
      withdraws,
      ...about,
    })),
  );
  const withdrawn = made.flatMap(({ withdraws }) => withdraws ?? []);
  await markReversed(tx, withdrawn, now);
  if (withdrawn.length > 0) await closeAppeals(tx, withdrawn, now);
  await saveLicenses(
    tx,
    made.flatMap(({ license }) => license ?? []),
  );
  await removeLicenses(
    tx,
    made.flatMap(({ license, driver_id }) => (license ? [] : [driver_id])),
  );
  await recordAudits(
    context,
    made.map(({ id, driver_id, before, after, withdraws, person }) => ({
      action: withdraws ? "reverse_decision" : "put_decision_in_force",
      entity: "driver",
      entity_id: driver_id,
      driver_id,
      before,
      after: { ...person, ...after, decision: id, kind: "enter_licence", import: about.import_id },
    })),
  );
  await tellOwners(context, made);
  return made.map(({ id }) => id);
}

/**
 * Updates the roles of the people who have an account, and notifies them. Most people in a file do not have an account
 * yet.
 */
async function tellOwners(context: Context<Author>, made: readonly LicenceChange[]): Promise<void> {
  const { tx, deps } = context;
  const changes = new Map(made.map((change) => [change.driver_id, change]));
  const accounts = await accountsOf(tx, [...changes.keys()]);
  const licensed = accounts.filter(({ driver_id }) => driver_id && changes.get(driver_id)?.license);
  for (const [role, group] of [
    ["driver", licensed],
    ["learner", accounts.filter((account) => !licensed.includes(account))],
  ] as const)
    await changeRoles(
      tx,
      group.map(({ id }) => id),
      role,
      deps.now(),
    );
  for (const { id, driver_id } of accounts)
    await notify(context, {
      user_id: id,
      words: () => {
        const withdraws = (driver_id !== null && changes.get(driver_id)?.withdraws) || null;
        return inForceWords({ kind: "enter_licence", withdraws, after: {}, ground: "" }, deps.today());
      },
    });
}
