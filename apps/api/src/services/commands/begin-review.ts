import type { Actor, Context } from "../../context.ts";
import type { ApplicationRow } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/** The first check of a paid application begins its review, so that officers need no action for it. */
export const beginReview = async (context: Context<Actor>, application: ApplicationRow): Promise<ApplicationRow> =>
  application.status === "paid"
    ? moveApplication(context, application, { action: "start_review", part: "officer" })
    : application;
