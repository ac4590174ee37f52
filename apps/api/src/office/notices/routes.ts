import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import type { Context } from "../../platform/context.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import type { NoticeId } from "../../platform/ids.ts";
import { endNotice } from "./commands/end-notice.ts";
import { postNotice } from "./commands/post-notice.ts";
import { presentPosted } from "./present.ts";
import { readNotices } from "./read-notices.ts";
import { findBoard, findNotice, noticesSince } from "./store.ts";

/** Browsers may use the answer for a minute, so that a page that people open next does not ask again. */
const cacheControl = "public, max-age=60";
const shownDays = 30;

const answer = async ({ tx }: Pick<Context, "tx">, id: NoticeId) =>
  presentPosted(orNotFound(await findNotice(tx, id), "notice"));

export const noticeRoutes = {
  getNotices: async ({ db, deps }) => {
    const inWords = await deps.cache.read("notices", () => readNotices(db, deps.now()));
    return new Reply({ body: { notices: inWords() }, headers: { "cache-control": cacheControl } });
  },
  getNoticeBoard: async ({ db, deps }) => ({
    id: orNotFound(await findBoard(db), "notice_board").id,
    notices: (await noticesSince(db, new Date(deps.now().getTime() - shownDays * 86_400_000))).map(presentPosted),
  }),
  postNotice: async (context, { body }) => answer(context, await postNotice(context, body)),
  endNotice: async (context, { params }) => {
    await endNotice(context, params.id);
    return answer(context, params.id);
  },
} satisfies Partial<Handlers>;
