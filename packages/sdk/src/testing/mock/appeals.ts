import { type AnswerOf, appealApplication, getApplicationAppeal } from "@kwan/contract";
import { dayOf } from "@kwan/domain";
import { lastDayToAppeal } from "@kwan/domain/decisions";
import { seeApplication } from "./application-state.ts";
import { notFound, Refused } from "./refused.ts";
import { type AnyRequest, accountOf, on, type RequestTo, type Route } from "./routes.ts";

type Appealed = AnswerOf<typeof getApplicationAppeal>;
type AboutAppeal = Pick<AnyRequest, "state" | "caller" | "params">;

/** Returns the caller's own rejected application, and the last day on which they can appeal. */
function ownRejection(request: AboutAppeal) {
  const { state, params } = request;
  const account = accountOf(request);
  const application = seeApplication(state, account, params.id);
  if (account.driver !== application.driver) throw notFound();
  const { status, history } = application;
  const end = history.findLast(({ action }) => action === "reject" || action === "cancel");
  // An application that nobody had paid for can be made again, so its cancellation is not a decision.
  const isRejected =
    end?.to === status && (status === "rejected" || (end.by === "officer" && end.from !== "awaiting_payment"));
  if (!end || !isRejected) throw new Refused("state_forbids", "This application has not been rejected.");
  return { application, appeal_until: lastDayToAppeal(dayOf(end.at)) };
}

function readAppeal(request: AboutAppeal): Appealed {
  const { application, appeal_until } = ownRejection(request);
  const appeal = request.state.appeals.get(application.id);
  return {
    appeal_until,
    may_appeal: !appeal && request.state.today() <= appeal_until,
    appeal: appeal
      ? { state: "open", reasons: appeal.reasons, appealed_at: appeal.appealed_at, answer: null, decided_at: null }
      : null,
  };
}

function appeal(request: RequestTo<typeof appealApplication>): Appealed {
  const { state, body } = request;
  const { application, appeal_until } = ownRejection(request);
  if (state.today() > appeal_until) throw new Refused("state_forbids", "The time for an appeal is over.");
  if (state.appeals.has(application.id)) throw new Refused("already_open", "You have already appealed.");
  const appealed_at = state.now().toISOString();
  state.appeals.set(application.id, { application: application.id, reasons: body.reason, appealed_at });
  return readAppeal(request);
}

export const appealRoutes: readonly Route[] = [on(getApplicationAppeal, readAppeal), on(appealApplication, appeal)];
