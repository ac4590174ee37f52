import type { EnquiryDesk, EnquiryState } from "@kwan/domain/enquiries";
import { readEnquiryNumber } from "@kwan/domain/numbers";
import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import type { Actor } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { EnquiryId } from "../../platform/ids.ts";
import { answerEnquiry } from "./commands/answer-enquiry.ts";
import { excludeFromEnquiry } from "./commands/exclude-from-enquiry.ts";
import { passEnquiry } from "./commands/pass-enquiry.ts";
import { readEnquiry } from "./commands/read-enquiry.ts";
import { presentSummary } from "./present.ts";
import { listEnquiries } from "./store.ts";

async function answer(db: Queries, actor: Actor, id: EnquiryId) {
  const body = await readEnquiry(db, actor, id);
  return new Reply({ body, version: body.version });
}

export const enquiryRoutes = {
  listEnquiries: async ({ db, actor }, { query, request }) => {
    const number = query.number === undefined ? undefined : (readEnquiryNumber(query.number) ?? "none");
    const states = query.state?.split(",") as EnquiryState[] | undefined;
    const desks = query.desk?.split(",") as EnquiryDesk[] | undefined;
    const listed = await listEnquiries(db, actor, { states, desks, number }, query);
    return new Reply({
      body: listAnswer(request, listed, presentSummary),
      reads: listed.rows.map(({ id }) => id),
    });
  },
  getEnquiry: ({ db, actor }, { params }) => answer(db, actor, params.id),
  answerEnquiry: async (context, { params, body, request }) => {
    await answerEnquiry(context, params.id, body, request.version);
    return answer(context.tx, context.actor, params.id);
  },
  passEnquiry: (context, { params, body, request }) => passEnquiry(context, params.id, body, request.version),
  excludeFromEnquiry: async (context, { params, body }) => {
    await excludeFromEnquiry(context, params.id, body);
    return answer(context.tx, context.actor, params.id);
  },
} satisfies Partial<Handlers>;
