import type { RequestFacts } from "../../calls/handler.ts";
import type { Queries } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { lockApplication } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/** Moves an application on once an invoice of its is paid. Nobody asked: the payment did. */
export async function paid(db: Queries, deps: Deps, service_id: string, requestId = "payment"): Promise<void> {
  const application = await lockApplication(db, service_id);
  if (!application) return;
  if (application.status !== "awaiting_payment") return;
  await moveApplication({ db, deps, actor: null, request: byTheSystem(requestId) }, application, "pay", "system");
}

/** What stands for a request where there was none. */
export const byTheSystem = (id: string): RequestFacts => ({
  id,
  url: "",
  address: "",
  device: "",
  version: null,
  raw: Buffer.alloc(0),
  header: () => undefined,
});
