import { availableActions } from "@kwan/domain";
import type { Context } from "../../context.ts";
import type { ApplicationId } from "../../ids.ts";
import { syncTask } from "../../tasks/commands/sync-task.ts";
import { factsOf } from "../facts.ts";
import { lockApplication } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/** Advances an application once all its tests are passed, unless an officer has to approve it. */
export async function testsFinished(context: Context, application_id: ApplicationId): Promise<void> {
  const application = await lockApplication(context.tx, application_id);
  if (application?.status !== "testing") return;
  const facts = await factsOf(context.tx, application);
  const isApproved = availableActions("testing", "system", facts).some(({ action }) => action === "approve");
  if (isApproved) await moveApplication(context, application, { action: "approve", part: "system", facts });
  else await syncTask(context, "review_application", application_id);
}
