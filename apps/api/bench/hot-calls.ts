import { hashToken, newToken } from "../src/people/accounts/tokens.ts";
import type { Database } from "../src/platform/db/open.ts";
import { type AccountId, idMaker } from "../src/platform/ids.ts";
import type { Request } from "./load.ts";

const newId = idMaker(() => new Date());

async function tokenOf({ kysely }: Database, user_id: AccountId): Promise<string> {
  const [token, now] = [newToken(), new Date()];
  const times = { started_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 86_400_000) };
  const session = { id: newId("ses"), user_id, token_hash: hashToken(token), device: "The bench" };
  await kysely
    .insertInto("sessions")
    .values({ ...session, ...times })
    .execute();
  return token;
}

/** How many accounts make each call, so that neither the server nor the database can keep answering from one row. */
export const accounts = 100;
/** All branches of the authority. */
export const branches = 40;

const get = (path: string, token?: string): Request => ({ method: "GET", path: `/api${path}`, token });

/** Throws if there are fewer rows than the measurement needs. */
function exactly<T>(count: number, rows: readonly T[]): readonly T[] {
  if (rows.length !== count) throw new Error(`The bench needs ${count} rows, and found ${rows.length}.`);
  return rows;
}

/**
 * Returns requests for the most frequent calls, each made in turn by generated accounts, and the IDs of these accounts.
 */
export async function hotCalls(
  db: Database,
): Promise<{ users: readonly string[]; calls: Readonly<Record<string, readonly Request[]>> }> {
  const { kysely } = db;
  const services = await kysely
    .selectFrom("services")
    .innerJoin("invoices", "invoices.application_id", "services.id")
    .innerJoin("users", "users.driver_id", "services.driver_id")
    .distinctOn("users.id")
    .select(["services.id", "services.driver_id as driver", "invoices.id as invoice", "users.id as user"])
    .where("services.kind", "=", "drivers-renewal")
    .where("services.status", "=", "completed")
    .where("users.role", "=", "driver")
    .limit(accounts)
    .execute();
  const officers = await kysely
    .selectFrom("users")
    .select("id")
    .where("role", "=", "officer")
    .limit(accounts)
    .execute();
  const places = exactly(branches, await kysely.selectFrom("branches").select("id").limit(branches).execute());
  const people = await Promise.all(
    exactly(accounts, services).map(async (service) => ({ ...service, token: await tokenOf(db, service.user) })),
  );
  const offices = await Promise.all(officers.map(({ id }) => tokenOf(db, id)));
  const place = { recipient: "Ama", phone_number: "0241234567", city: "Accra", region: "Greater Accra" };
  const branchOf = (index: number) => places[index % branches]?.id;
  return {
    users: people.map(({ user }) => user),
    calls: {
      getMe: people.map(({ token }) => get("/users/me/", token)),
      getDriver: people.map(({ driver, token }) => get(`/learner/driver/${driver}/`, token)),
      getLicense: people.map(({ driver, token }) => get(`/license/${driver}/`, token)),
      listServices: people.map(({ driver, token }) => get(`/service/${driver}/`, token)),
      getDriversRenewal: people.map(({ id, token }) => get(`/service/drivers-renewal/${id}/`, token)),
      getServiceOverview: people.map(({ token }) => get("/service/overview/", token)),
      listBranches: [get("/dvla/branches/")],
      listSlots: people.map(({ token }, index) => get(`/dvla/branch/${branchOf(index)}/slots/`, token)),
      listNotifications: people.map(({ token }) => get("/notification/", token)),
      getInvoice: people.map(({ invoice }) => get(`/service/invoice/${invoice}/`)),
      listOfficeQueue: offices.map((token) => get("/office/queue/", token)),
      createDeliveryLocation: people.map(({ driver, token }) => ({
        method: "POST",
        path: "/api/service/delivery-location/",
        token,
        body: JSON.stringify({ ...place, driver }),
      })),
    },
  };
}
