import type { Status } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { type AccountId, type ApplicationId, type BranchId, type DriverId, noDriver } from "../src/ids.ts";
import type { TestServer } from "./server.ts";

/** The properties that a test sets on an application. All other properties get made-up values. */
export interface LikeApplication {
  readonly driver: DriverId | null;
  readonly filed_by: AccountId;
  readonly kind?: Kind;
  readonly status?: Status;
  readonly branch_id?: BranchId | null;
  readonly tier?: "standard" | "premium" | "prestige";
  readonly created_at?: Date;
}

/** Inserts an application as if its forms had been filled in. */
export async function newApplication({ db, deps }: TestServer, like: LikeApplication): Promise<ApplicationId> {
  const {
    driver,
    filed_by,
    kind = "drivers-renewal",
    status = "awaiting_payment",
    branch_id = null,
    tier = "standard",
  } = like;
  const id = deps.newId("srv");
  const at = like.created_at ?? deps.now();
  await db.kysely
    .insertInto("services")
    .values({
      id,
      number: `KW-${id}`,
      kind,
      status,
      driver_id: driver ?? noDriver,
      branch_id,
      tier,
      details: "{}",
      delivery_location_id: null,
      reason: null,
      filed_by,
      created_at: at,
      updated_at: at,
      submitted_at: status === "draft" ? null : at,
      completed_at: status === "completed" ? at : null,
    })
    .execute();
  return id;
}

export async function addOpenStep(
  { db }: Pick<TestServer, "db">,
  application_id: ApplicationId,
  step: string,
  position = 0,
) {
  await db.kysely
    .insertInto("service_steps")
    .values({ application_id, step, position, state: "open", note: null })
    .execute();
}
