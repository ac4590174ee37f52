import type { Asked } from "../../calls/handler.ts";
import { factsOf } from "../facts.ts";
import { lockApplication } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/** Moves an application on once every test of its is passed; before that nothing happens. */
export async function testsFinished(
  asked: Pick<Asked, "db" | "deps" | "actor" | "request">,
  service_id: string,
): Promise<void> {
  const application = await lockApplication(asked.db, service_id);
  if (application?.status !== "testing") return;
  const { tests_passed } = await factsOf(asked.db, application);
  if (tests_passed) await moveApplication(asked, application, "approve", "system");
}
