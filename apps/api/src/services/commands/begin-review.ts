import type { Actor, Context } from "../../context.ts";
import type { ApplicationRow } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/** The first check on a paid application begins its review, so that officers do not have to start it. */
export const beginReview = async (context: Context<Actor>, application: ApplicationRow): Promise<ApplicationRow> =>
  application.status === "paid"
    ? moveApplication(context, application, { action: "start_review", part: "officer" })
    : application;
