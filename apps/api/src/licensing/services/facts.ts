import type { Facts, PlainDate } from "@kwan/domain";
import { type ApplicationOnRecord, factsOfApplication, type Tier } from "@kwan/domain/kinds";
import { invoicesOf } from "../../money/invoices/store.ts";
import { findDriver } from "../../people/drivers/store.ts";
import type { Queries } from "../../platform/db/open.ts";
import { rowOf } from "./kind-of.ts";
import { stepsOfApplication } from "./steps-store.ts";
import { type ApplicationRow, actorsOf, documentsOf } from "./store.ts";

/** Returns the current facts on which the table of states depends. */
export async function factsOf(db: Queries, application: ApplicationRow, today: PlainDate): Promise<Facts> {
  const rows: FactRows = {
    steps: await stepsOfApplication(db, application.id),
    invoices: application.status === "draft" ? [] : await invoicesOf(db, application.id),
    uploads: await documentsOf(db, application.id),
    driver: (await findDriver(db, application.driver_id)) ?? null,
    history: await actorsOf(db, application.id),
  };
  return factsFrom(application, rows, today);
}

interface FactRows extends Pick<ApplicationOnRecord, "steps" | "invoices" | "uploads"> {
  readonly driver: { readonly is_id_verified: boolean } | null;
  readonly history: readonly { readonly by_actor: string }[];
}

export function factsFrom(
  application: ApplicationRow,
  { steps, invoices, uploads, driver, history }: FactRows,
  today: PlainDate,
): Facts {
  const onRecord: ApplicationOnRecord = {
    status: application.status,
    tier: application.tier as Tier,
    is_delivered: application.delivery_location_id !== null,
    details: application.details,
    steps,
    invoices,
    uploads,
    is_id_verified: driver?.is_id_verified === true,
    is_begun: history.some(({ by_actor }) => by_actor === "officer"),
  };
  return factsOfApplication(rowOf(application), onRecord, today);
}
