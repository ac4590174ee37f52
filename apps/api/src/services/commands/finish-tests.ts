import type { Context } from "../../context.ts";
import { factsOf } from "../facts.ts";
import { lockApplication } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/** Advances an application once all its tests are passed. */
export async function testsFinished(context: Context, service_id: string): Promise<void> {
  const application = await lockApplication(context.tx, service_id);
  if (application?.status !== "testing") return;
  const { tests_passed } = await factsOf(context.tx, application);
  if (tests_passed) await moveApplication(context, application, { action: "approve", part: "system" });
}
