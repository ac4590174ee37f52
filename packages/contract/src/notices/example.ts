import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids } from "../example-ids.ts";
import type * as notices from "./calls.ts";
import type { postedNotice } from "./shapes.ts";

const posted: z.output<typeof postedNotice> = {
  id: ids.notice,
  tone: "warning",
  text_en: "Payments by card do not work at the moment. You can pay by mobile money.",
  text_fr: "Le paiement par carte ne fonctionne pas en ce moment. Vous pouvez payer par mobile money.",
  posted_at: "2026-11-23T09:00:00Z",
  posted_by: "Efua Mensah",
  until: "2026-11-23T13:00:00Z",
  ended_at: null,
  ended_by: null,
};

export const noticeExamples: ExamplesOf<typeof notices> = {
  getNotices: {
    answer: { notices: [{ id: posted.id, tone: posted.tone, text: posted.text_en, until: posted.until }] },
  },
  getNoticeBoard: { answer: { id: "ntb_notices", notices: [posted] } },
  postNotice: {
    body: { tone: posted.tone, text_en: posted.text_en, text_fr: posted.text_fr, hours: 4 },
    answer: posted,
  },
  endNotice: {
    params: { id: ids.notice },
    answer: { ...posted, ended_at: "2026-11-23T10:30:00Z", ended_by: "Kofi Annan" },
  },
};
