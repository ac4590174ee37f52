import type { createUpdateRequest } from "@kwan/contract";
import { isFileLike } from "@kwan/domain";
import { birthDate, type Evidence, evidenceFor, hasChanges, identityChanges } from "@kwan/domain/profiles";
import * as z from "zod/mini";
import { m } from "#messages";
import { seeDriver } from "../../../people/drivers/policy.ts";
import { type DriverRow, findDriver, lockDriver } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context, Deps, ReadContext } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { keepFile } from "../../documents/commands/keep-file.ts";
import { keepOrDiscard, type StoredFile, storeFile } from "../../documents/commands/store-file.ts";
import { findRequest, insertRequest, type RequestRow } from "../store.ts";

type Form = RequestBodyOf<typeof createUpdateRequest>;

const evidences: readonly Evidence[] = ["nationality_proof", "birth_cert", "affidavit"];

/**
 * Returns the values before and after a change, in the form that the reviewer reads. For a nationality, the code is
 * kept too.
 */
function changesOf(driver: DriverRow, form: Form) {
  const original = {
    first_name: driver.first_name,
    last_name: driver.last_name,
    other_name: driver.other_name,
    date_of_birth: driver.date_of_birth ?? "",
    nationality: { value: driver.nationality ?? "", label: driver.nationality_label ?? "" },
  };
  const values = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined && value !== null));
  const requested = identityChanges(original, values);
  const rows = Object.entries(requested).map(([field, value]) => {
    if (typeof value === "object")
      return {
        field,
        before: original.nationality.label,
        after: value.label,
        value: value.value,
        value_before: original.nationality.value,
      };
    const before = original[field as keyof typeof original];
    return { field, before: typeof before === "string" && before !== "" ? before : null, after: value };
  });
  return { requested, rows };
}

type StoredEvidence = Readonly<Partial<Record<Evidence, StoredFile>>>;

/** Checks the request and stores its evidence. This happens before the transaction. */
export async function storeEvidence({ db, deps, actor }: ReadContext<Actor>, form: Form): Promise<StoredEvidence> {
  seeDriver(actor, form.driver);
  const driver = orNotFound(await findDriver(db, form.driver), "driver");
  checkChange(deps, driver, form);
  const stored: Partial<Record<Evidence, StoredFile>> = {};
  for (const document of evidences) {
    const file = form[document];
    if (isFileLike(file)) stored[document] = await storeFile(deps, file, document);
  }
  return stored;
}

/**
 * Returns the changed fields, with their values before and after. Throws if nothing has changed, or if evidence is
 * missing.
 */
function checkChange(deps: Deps, driver: DriverRow, form: Form): ReturnType<typeof changesOf>["rows"] {
  const { requested: changes, rows } = changesOf(driver, form);
  if (!hasChanges(changes)) throw invalidField("non_field_errors", m.update_requests_nothing_changed());
  if (changes.date_of_birth !== undefined) {
    const born = z.safeParse(birthDate(deps.today()), changes.date_of_birth);
    if (!born.success) throw invalidField("date_of_birth", born.error.issues[0]?.message ?? m.drivers_real_date());
  }
  const needed = evidenceFor(changes);
  const missing = needed.filter((document) => !isFileLike(form[document]));
  if (missing.length > 0)
    throw new DomainError("invalid", {
      fields: Object.fromEntries(missing.map((document) => [document, [m.documents_file_required()]])),
    });
  return rows;
}

/**
 * Requests a change of identity. The request only contains the differences. A driver can only have one open request.
 */
export const askForChange = (context: Context<Actor>, form: Form, stored: StoredEvidence): Promise<RequestRow> =>
  keepOrDiscard(context.deps, Object.values(stored), () => writeRequest(context, form, stored));

async function writeRequest(context: Context<Actor>, form: Form, stored: StoredEvidence): Promise<RequestRow> {
  const { tx, deps, actor } = context;
  seeDriver(actor, form.driver);
  const driver = orNotFound(await lockDriver(tx, form.driver), "driver");
  const rows = checkChange(deps, driver, form);
  const id = deps.newId("req");
  await insertRequest(tx, {
    id,
    driver_id: driver.id,
    requested_by: actor.id,
    changes: rows,
    reason_for_change: form.reason_for_change,
    requested_at: deps.now(),
  }).catch(
    ifNotUnique(() => new DomainError("already_open", m.update_requests_already_open()), "update_requests_open"),
  );
  for (const document of evidences) {
    const file = stored[document];
    if (file) await keepFile(context, { driver_id: driver.id, document, stored: file, update_request_id: id });
  }
  await recordAudit(context, {
    action: "request_change",
    entity: "update_request",
    entity_id: id,
    after: { driver: driver.id, fields: rows.map(({ field }) => field) },
  });
  return orNotFound(await findRequest(tx, id), "request");
}
