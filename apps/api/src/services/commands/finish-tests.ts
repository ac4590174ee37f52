import type { Context } from "../../context.ts";
import type { ApplicationId } from "../../ids.ts";
import { syncTask } from "../../tasks/commands/sync-task.ts";
import { lockApplication } from "../store.ts";
import { followOn } from "./move-application.ts";

/** Advances an application once all its tests are passed, unless an officer has to approve it. */
export async function testsFinished(context: Context, application_id: ApplicationId): Promise<void> {
  const application = await lockApplication(context.tx, application_id);
  if (application?.status !== "testing") return;
  const after = await followOn(context, application);
  if (after.status === "testing") await syncTask(context, "review_application", application_id);
}
