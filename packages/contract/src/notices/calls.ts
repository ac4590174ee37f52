/**
 * Short notices for everybody, such as that payments by card do not work at the moment.
 *
 * @module
 */

import { requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import { id } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { currentNotice, noticeTone, postedNotice } from "./shapes.ts";

/**
 * Returns the notices that everybody reads now, the newest first: those that a member of staff has posted, and work that
 * is planned within the next 48 hours. The answer may be stored for a minute.
 *
 * @summary Read the current notices
 * @sdk notices.current
 * @example
 * const { notices } = await kwan.notices.current();
 */
export const getNotices = call({
  id: "getNotices",
  method: "GET",
  path: "/notices/",
  answer: z.object({
    /** The notices. Nearly always there is none. */
    notices: z.array(currentNotice),
  }),
  access: ["anyone"],
});

/**
 * Returns the notices of the last 30 days, the newest first, and the ID of the board that they are on. Planned work is a
 * decision about the board: see `decisions.list`.
 *
 * @summary Read all notices of the last 30 days
 * @sdk notices.board
 * @example
 * const { notices } = await kwan.notices.board();
 */
export const getNoticeBoard = call({
  id: "getNoticeBoard",
  method: "GET",
  path: "/office/notice/",
  answer: z.object({
    id,
    /** The notices of the last 30 days. */
    notices: z.array(postedNotice),
  }),
  access: ["notices.post"],
});

/**
 * Posts a notice at the top of every page. It ends automatically after at most 24 hours. At most three are shown at
 * the same time.
 *
 * @summary Post a notice
 * @sdk notices.post
 * @example
 * await kwan.notices.post({
 *   tone: "warning",
 *   text_en: "Payments by card do not work at the moment. You can pay by mobile money.",
 *   text_fr: "Le paiement par carte ne fonctionne pas en ce moment. Vous pouvez payer par mobile money.",
 *   hours: 4,
 * });
 */
export const postNotice = call({
  id: "postNotice",
  method: "POST",
  path: "/office/notice/",
  body: z.object({
    tone: noticeTone,
    /** What it says in English. */
    text_en: requiredText(m.fields_notice_en, 300),
    /** What it says in French. */
    text_fr: requiredText(m.fields_notice_fr, 300),
    /** After how many hours it ends, from 1 to 24. */
    hours: z
      .int({ error: m.fields_notice_hours })
      .check(z.minimum(1, { error: m.fields_notice_hours }), z.maximum(24, { error: m.fields_notice_hours })),
  }),
  answer: postedNotice,
  status: 201,
  errors: ["state_forbids"],
  access: ["notices.post"],
  power: "post_notice",
});

/**
 * Ends a notice before its time.
 *
 * @summary End a notice
 * @sdk notices.end
 * @example
 * await kwan.notices.end(id);
 */
export const endNotice = call({
  id: "endNotice",
  method: "POST",
  path: "/office/notice/{id}/end/",
  answer: postedNotice,
  errors: ["state_forbids"],
  access: ["notices.post"],
  power: "end_notice",
});
