import { hashToken, newToken } from "../src/accounts/tokens.ts";
import type { Database } from "../src/db/open.ts";
import { type AccountId, idMaker } from "../src/ids.ts";
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

/** Returns requests for the most frequent calls, made by generated accounts, and the ID of one of these accounts. */
export async function hotCalls(db: Database): Promise<{ user: string; calls: Readonly<Record<string, Request>> }> {
  const { kysely } = db;
  const service = await kysely
    .selectFrom("services")
    .innerJoin("invoices", "invoices.application_id", "services.id")
    .innerJoin("users", "users.driver_id", "services.driver_id")
    .select(["services.id", "services.driver_id", "invoices.id as invoice", "users.id as user"])
    .where("services.kind", "=", "drivers-renewal")
    .where("services.status", "=", "completed")
    .where("users.role", "=", "driver")
    .limit(1)
    .executeTakeFirstOrThrow();
  const officer = await kysely
    .selectFrom("users")
    .select("id")
    .where("role", "=", "officer")
    .limit(1)
    .executeTakeFirstOrThrow();
  const branch = await kysely.selectFrom("slots").select("branch_id as id").limit(1).executeTakeFirstOrThrow();
  const [token, office] = [await tokenOf(db, service.user), await tokenOf(db, officer.id)];
  const get = (path: string, of: string | undefined = token): Request => ({
    method: "GET",
    path: `/api${path}`,
    token: of,
  });
  const place = { recipient: "Ama", phone_number: "0241234567", city: "Accra", region: "Greater Accra" };
  const body = JSON.stringify({ ...place, driver: service.driver_id });
  return {
    user: service.user,
    calls: {
      getMe: get("/users/me/"),
      getDriver: get(`/learner/driver/${service.driver_id}/`),
      getLicense: get(`/license/${service.driver_id}/`),
      listServices: get(`/service/${service.driver_id}/`),
      getDriversRenewal: get(`/service/drivers-renewal/${service.id}/`),
      getServiceOverview: get("/service/overview/"),
      listBranches: get("/dvla/branches/", undefined),
      listSlots: get(`/dvla/branch/${branch.id}/slots/`),
      listNotifications: get("/notification/"),
      getInvoice: get(`/service/invoice/${service.invoice}/`, undefined),
      listOfficeQueue: get("/office/queue/", office),
      createDeliveryLocation: { method: "POST", path: "/api/service/delivery-location/", token, body },
    },
  };
}
