import { endStatuses, type PlainDate } from "@kwan/domain";
import { expect } from "vitest";
import type { Person, TestServer } from "../server.ts";
import type { Application } from "../walk-application.ts";
import type { Licence } from "./model.ts";

export const isOver = ({ status }: Pick<Application, "status">): boolean => endStatuses.some((end) => end === status);
export const owes = ({ invoices }: Application): boolean =>
  invoices.some(({ status }) => status === "unpaid" || status === "expired");
export const hasTests = ({ history }: Application): boolean => history.some(({ to }) => to === "testing");

type Card = Awaited<ReturnType<Person["kwan"]["licences"]["get"]>>;

/** Returns the licence that the server shows, in the terms of the law. */
export const asLicence = ({
  classes,
  is_commercial,
  issued_on,
  expires_on,
  renewed_on,
}: Pick<Card, "classes" | "is_commercial" | "issued_on" | "expires_on" | "renewed_on">): Licence => ({
  classes: Object.fromEntries(classes.map(({ letter, since }) => [letter, since as PlainDate])),
  is_commercial,
  issued_on: issued_on as PlainDate,
  expires_on: expires_on as PlainDate,
  renewed_on: renewed_on as PlainDate[],
});

/** Whether an application is in the list of tasks. */
const needsOffice = (now: Application): boolean =>
  now.decision === null &&
  (now.status === "paid" || now.status === "in_review" || (now.status === "approved" && !owes(now)));

/**
 * Applications that have ended have no appointments, invoices or tasks. The others have one task while an officer has to
 * do something.
 */
export async function compareTasks(
  { db: { kysely } }: TestServer,
  { driver }: Person,
  ended: ReadonlySet<string>,
  applications: readonly Application[],
): Promise<void> {
  const ofDriver = (table: "appointments" | "invoices") =>
    kysely.selectFrom(table).select(["application_id", "status"]).where("driver_id", "=", driver);
  const booked = await ofDriver("appointments").where("status", "=", "booked").execute();
  expect(
    booked.filter(({ application_id }) => ended.has(application_id)),
    "appointments",
  ).toEqual([]);
  const unpaid = await ofDriver("invoices").where("status", "in", ["unpaid", "pending"]).execute();
  expect(
    unpaid.filter(({ application_id }) => ended.has(application_id)),
    "invoices",
  ).toEqual([]);
  const open = kysely.selectFrom("tasks").select("subject_id").where("closed_at", "is", null);
  const tasks = await open.where("driver_id", "=", driver).where("kind", "=", "review_application").execute();
  const subjects = tasks.map(({ subject_id }) => subject_id);
  expect(
    subjects.filter((id) => ended.has(id)),
    "tasks",
  ).toEqual([]);
  // Tests pass the theory test in the database, so the task does not open.
  for (const now of applications.filter(({ status }) => status !== "testing"))
    expect(subjects.filter((id) => id === now.id).length, `tasks of ${now.kind} in ${now.status}`).toBe(
      needsOffice(now) ? 1 : 0,
    );
}
