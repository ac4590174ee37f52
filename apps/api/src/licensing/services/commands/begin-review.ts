import type { Actor, Context } from "../../../platform/context.ts";
import type { ApplicationRow } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/**
 * Begins the review of an application that has been paid for. Recording the first check calls this, so that officers do
 * not have to start the review themselves.
 */
export const beginReview = async (context: Context<Actor>, application: ApplicationRow): Promise<ApplicationRow> =>
  application.status === "paid"
    ? moveApplication(context, application, { action: "start_review", part: "officer" })
    : application;
