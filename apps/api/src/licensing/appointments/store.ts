import type { Purpose } from "@kwan/domain/kinds";
import { type Insertable, sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Appointments } from "../../platform/db/tables.ts";
import type { ApplicationId, AppointmentId, BranchId, DriverId, SlotId } from "../../platform/ids.ts";

interface SlotFilter {
  readonly purpose?: string | undefined;
  readonly from: string;
  readonly to?: string | undefined;
}

/** Returns a branch's slots that have free places, earliest first. */
export function openSlots(db: Queries, branch_id: BranchId, { purpose, from, to }: SlotFilter, request: PageRequest) {
  const until = to === undefined ? "infinity" : `${to}T23:59:59.999Z`;
  // Count the taken places once for the whole branch rather than for each slot, because most slots have none.
  const taken = sql<{ slot_id: SlotId; places: number }>`(
    select slot_id, count(*) as places from appointments
    where branch_id = ${branch_id} and starts_at > ${from} and starts_at < ${until} and status <> 'cancelled'
    group by slot_id)`.as<"taken">("taken");
  const placesLeft = sql<number>`slots.capacity - coalesce(taken.places, 0)`;
  let query = db
    .selectFrom("slots")
    .leftJoin(taken, (join) => join.onRef("taken.slot_id", "=", "slots.id"))
    .selectAll("slots")
    .select(placesLeft.as("places_left"))
    .where("slots.branch_id", "=", branch_id)
    .where((of) =>
      of.exists(of.selectFrom("branches").select("id").where("id", "=", branch_id).where("is_open", "=", true)),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("branch_closures")
            .select("decision_id")
            .where("branch_id", "=", branch_id)
            .where("withdrawn_at", "is", null)
            .where(sql<boolean>`slots.starts_at::date between from_on and until_on`),
        ),
      ),
    )
    .where("slots.starts_at", ">", from)
    .where(placesLeft, ">", 0);
  if (purpose !== undefined) query = query.where("slots.purpose", "=", purpose);
  if (to !== undefined) query = query.where("slots.starts_at", "<", until);
  return listRows(query, { sort: "slots.starts_at", id: "slots.id", direction: "asc", kind: "moment" }, request);
}

export type SlotRow = Awaited<ReturnType<typeof openSlots>>["rows"][number];

/** Locks a slot, so that concurrent bookings cannot get the same place. */
export const lockSlot = (tx: Tx, id: SlotId) =>
  tx.selectFrom("slots").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function takenPlaces(db: Queries, slot_id: SlotId): Promise<number[]> {
  const rows = await db
    .selectFrom("appointments")
    .select("place")
    .where("slot_id", "=", slot_id)
    .where("status", "<>", "cancelled")
    .execute();
  return rows.map(({ place }) => place);
}

const detailed = (appointments: ReturnType<typeof filtered>) =>
  appointments
    .innerJoin("slots", "slots.id", "appointments.slot_id")
    .innerJoin("branches", "branches.id", "slots.branch_id")
    .innerJoin("drivers", "drivers.id", "appointments.driver_id")
    .selectAll("appointments")
    .select(["drivers.first_name", "drivers.last_name", "drivers.other_name"])
    .select(["slots.branch_id", "slots.purpose", "slots.starts_at", "slots.ends_at", "branches.name as branch_name"]);

export const findAppointment = (db: Queries, id: AppointmentId) =>
  detailed(filtered(db, {})).where("appointments.id", "=", id).executeTakeFirst();

/** Returns an appointment of the driver at another branch that is booked for the time of a slot. */
export const bookedElsewhere = (
  db: Queries,
  driver_id: DriverId,
  slot: { readonly branch_id: BranchId; readonly starts_at: string; readonly ends_at: string },
) =>
  db
    .selectFrom("appointments")
    .innerJoin("slots", "slots.id", "appointments.slot_id")
    .innerJoin("branches", "branches.id", "slots.branch_id")
    .select("branches.name as branch_name")
    .where("appointments.driver_id", "=", driver_id)
    .where("appointments.status", "=", "booked")
    .where("slots.branch_id", "<>", slot.branch_id)
    .where("slots.starts_at", "<", slot.ends_at)
    .where("slots.ends_at", ">", slot.starts_at)
    .limit(1)
    .executeTakeFirst();

export const lockAppointment = (tx: Tx, id: AppointmentId) =>
  tx.selectFrom("appointments").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type AppointmentRow = NonNullable<Awaited<ReturnType<typeof findAppointment>>>;

export async function insertAppointment(tx: Tx, row: Omit<Insertable<Appointments>, "status">): Promise<void> {
  await tx
    .insertInto("appointments")
    .values({ ...row, status: "booked" })
    .execute();
}

export async function changeAppointment(
  tx: Tx,
  id: AppointmentId,
  changes: { slot_id?: SlotId; place?: number; status?: string; support_needed?: string | null },
): Promise<void> {
  await tx
    .updateTable("appointments")
    .set((of) => ({ ...changes, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Returns an application's booked appointment for a purpose on a day. */
export const appointmentOn = (
  db: Queries,
  { application_id, purpose, day }: { application_id: ApplicationId; purpose: Purpose; day: string },
) =>
  db
    .selectFrom("appointments")
    .select("id")
    .where("application_id", "=", application_id)
    .where("purpose", "=", purpose)
    .where("status", "in", ["booked", "kept"])
    .where("starts_at", ">=", `${day}T00:00:00Z`)
    .where("starts_at", "<=", `${day}T23:59:59.999Z`)
    .executeTakeFirst();

interface AppointmentFilter {
  readonly driver_id?: DriverId | undefined;
  readonly branch_id?: BranchId | undefined;
  readonly application_id?: ApplicationId | undefined;
  readonly status?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function filtered(db: Queries, filter: AppointmentFilter) {
  let query = db.selectFrom("appointments");
  if (filter.driver_id !== undefined) query = query.where("appointments.driver_id", "=", filter.driver_id);
  if (filter.branch_id !== undefined) query = query.where("appointments.branch_id", "=", filter.branch_id);
  if (filter.application_id !== undefined)
    query = query.where("appointments.application_id", "=", filter.application_id);
  if (filter.status !== undefined) query = query.where("appointments.status", "=", filter.status);
  if (filter.from !== undefined) query = query.where("appointments.starts_at", ">=", `${filter.from}T00:00:00Z`);
  if (filter.to !== undefined) query = query.where("appointments.starts_at", "<=", `${filter.to}T23:59:59.999Z`);
  return query;
}

export const listAppointments = (db: Queries, filter: AppointmentFilter, request: PageRequest) =>
  listRows(
    detailed(filtered(db, filter)),
    { sort: "appointments.created_at", id: "appointments.id", direction: "desc", kind: "moment" },
    request,
    filtered(db, filter),
  );

/**
 * Cancels the appointments for an application that has ended or moved to another branch. Returns the number cancelled.
 */
export async function cancelBooked(tx: Tx, application_id: ApplicationId): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("appointments")
    .set((of) => ({ status: "cancelled", version: of("version", "+", 1) }))
    .where("application_id", "=", application_id)
    .where("status", "=", "booked")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
