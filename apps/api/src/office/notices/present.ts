import type { AnswerOf, getNotices, postNotice } from "@kwan/contract";
import { dayOf } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import type { announcedWorks, currentNotices, PostedNotice } from "./store.ts";

/** A notice as everybody reads it. */
export type CurrentNotice = AnswerOf<typeof getNotices>["notices"][number];

type Rows = {
  readonly notices: Awaited<ReturnType<typeof currentNotices>>;
  readonly works: Awaited<ReturnType<typeof announcedWorks>>;
};

const textIn = ({ text_en, text_fr }: { readonly text_en: string; readonly text_fr: string }): string =>
  getLanguage() === "fr" ? text_fr : text_en;

/** Says when work takes place. Work that ends after midnight says the day on which it ends. */
function whenInWords({ starts_at, ends_at }: Rows["works"][number]) {
  const [day, last] = [dayOf(starts_at), dayOf(ends_at)];
  const until = ends_at.slice(11, 16);
  const words = { day: formatDate(day, "long"), from: starts_at.slice(11, 16), until };
  return day === last ? m.notices_on(words) : m.notices_over_night({ ...words, last: formatDate(last, "long") });
}

/** Returns what everybody reads now, in the reader's language: notices first, then planned work. */
export const presentNotices = ({ notices, works }: Rows): CurrentNotice[] => [
  ...notices.map((notice) => ({ id: notice.id, tone: notice.tone, text: textIn(notice), until: notice.until })),
  ...works.map((work) => ({
    id: work.decision_id,
    tone: "info" as const,
    text: m.notices_work({ when: whenInWords(work), text: textIn(work) }),
    until: work.ends_at,
  })),
];

/** Returns a notice as the staff who post notices see it. */
export const presentPosted = ({ poster, ender, ...row }: PostedNotice): AnswerOf<typeof postNotice> => ({
  id: row.id,
  tone: row.tone,
  text_en: row.text_en,
  text_fr: row.text_fr,
  posted_at: row.posted_at,
  posted_by: poster,
  until: row.until,
  ended_at: row.ended_at,
  ended_by: ender,
});
