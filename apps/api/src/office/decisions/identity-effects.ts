import { m } from "#messages";
import { attachIdentityFiles } from "../../licensing/documents/store.ts";
import { requireUndisputed } from "../../people/drivers/commands/dispute-claim.ts";
import { documentOfOther } from "../../people/drivers/commands/set-identification.ts";
import { followIdentity } from "../../people/drivers/follow-identity.ts";
import { identityFilesOf, isEnoughForOne } from "../../people/drivers/identity-files-store.ts";
import { changeDriver, type DriverRow, isNumberOfOther } from "../../people/drivers/store.ts";
import type { Actor, Context } from "../../platform/context.ts";
import type { RecordValues } from "../../platform/db/tables.ts";
import { invalidField } from "../../platform/domain-error.ts";
import { type DecisionAtWork, type Effect, forbids, pick } from "./effect.ts";

/** Throws unless the number that was checked is still the one on the record, and nobody has decided on it. */
function requireUnchecked(driver: DriverRow, id_number: string): void {
  if (driver.id_number === null) throw forbids(m.decisions_no_id_number());
  if (driver.is_id_verified) throw forbids(m.drivers_identity_decided());
  if (driver.id_number !== id_number) throw invalidField("id_number", m.decisions_other_id_number());
}

function requireValid({ deps }: Context<Actor>, { id_expires_on }: DriverRow): void {
  if (id_expires_on !== null && id_expires_on < deps.today()) throw forbids(m.decisions_identity_expired());
}

/**
 * Attaches the person's files to the decision that has checked them, so that they are kept with it. The page of a passport
 * stays with the application with which it was filed.
 */
async function keepFiles({ tx }: Context<Actor>, driver: DriverRow, decision: DecisionAtWork): Promise<void> {
  const files = await identityFilesOf(tx, [driver.id]);
  await attachIdentityFiles(
    tx,
    files.flatMap(({ id, document }) => (document === "identity_document" ? id : [])),
    decision.id,
  );
}

export const verifyIdentity: Effect<"verify_identity"> = {
  plan: async (context, driver, { id_number, how }) => {
    await requireUndisputed(context.tx, driver.id);
    requireUnchecked(driver, id_number);
    requireValid(context, driver);
    return { id_number, how };
  },
  read: (_, driver) => ({
    id_number: driver.is_id_verified ? driver.id_number : null,
    how: driver.is_id_verified ? driver.id_note : null,
  }),
  write: async (context, driver, { id_number, how }, decision) => {
    const { tx, deps } = context;
    const isVerified = id_number !== null;
    if (isVerified) {
      // The document can have changed or expired, and the person can have removed their file, since the proposal.
      if (id_number !== driver.id_number) throw forbids(m.drivers_number_changed());
      await requireUndisputed(tx, driver.id);
      requireValid(context, driver);
      if (!decision.needs_second && !(await isEnoughForOne(tx, driver.id)))
        throw forbids(m.decisions_identity_needs_second());
      await keepFiles(context, driver, decision);
    }
    await changeDriver(
      tx,
      driver.id,
      {
        is_id_verified: isVerified,
        // The officer who has seen the person and the document, not the one who approved it.
        id_verified_by: isVerified ? decision.proposed_by : null,
        id_verified_at: isVerified ? deps.now() : null,
        id_note: isVerified ? String(how) : null,
      },
      deps.now(),
    );
    await followIdentity(tx, driver.id, isVerified, deps.now());
  },
};

const documentColumns = ["id_type", "id_number", "id_issued_on", "id_expires_on"] as const;
/** The values of the document on a record. */
const documentOf = (driver: DriverRow): RecordValues => pick(driver, documentColumns);

export const refuseIdentity: Effect<"refuse_identity"> = {
  plan: (_, driver, { id_number, notice }) => {
    requireUnchecked(driver, id_number);
    return { ...Object.fromEntries(documentColumns.map((column) => [column, null])), notice };
  },
  read: (_, driver) => ({ ...documentOf(driver), notice: driver.id_number === null ? driver.id_note : null }),
  write: async (context, driver, { notice, ...document }, decision) => {
    const { tx, deps } = context;
    const { id_type, id_number } = document;
    if (typeof id_type === "string" && typeof id_number === "string") {
      if (await isNumberOfOther(tx, driver.id, { id_type, id_number })) throw documentOfOther();
    } else await keepFiles(context, driver, decision);
    await changeDriver(
      tx,
      driver.id,
      { ...document, id_note: notice === null ? null : String(notice), id_updated_at: deps.now() },
      deps.now(),
    );
  },
};
