import type { Context } from "../../../platform/context.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { lockApplication } from "../store.ts";
import { applyAutomaticAction } from "./move-application.ts";

/** Advances an application once all its tests are passed, unless an officer has to approve it. */
export async function testsFinished(context: Context, application_id: ApplicationId): Promise<void> {
  const application = await lockApplication(context.tx, application_id);
  if (application?.status === "testing") await applyAutomaticAction(context, application);
}
