import * as m from "../../catalogues/messages.js";
import { date, text } from "../../kinds/fields.ts";
import { defineDecision } from "../row.ts";

/** A time of day, as people write it: 22:00, 9:30 or 09.30. */
const timeOfDay = /^([01]?\d|2[0-3])[:.][0-5]\d$/;
const time = (label: () => string, hint?: () => string) =>
  text(label, { max: 5, like: timeOfDay, message: m.decisions_work_time_wrong, ...(hint && { hint }) });

/**
 * Announces work during which something does not work. Everybody reads it from 48 hours before until it ends. To cancel it,
 * it is reversed.
 */
export const announceWork = defineDecision({
  kind: "announce_work",
  title: m.decisions_announce_work,
  summary: m.decisions_announce_work_summary,
  subject: "notice_board",
  fields: () => ({
    day: date(m.decisions_work_day, { lies: "in_future" }),
    from_time: time(m.decisions_work_from),
    until_time: time(m.decisions_work_until, m.decisions_work_until_hint),
    text_en: text(m.decisions_work_text_en, { max: 200, hint: m.decisions_work_text_hint }),
    text_fr: text(m.decisions_work_text_fr, { max: 200 }),
  }),
  grounds: {
    release: m.decisions_ground_release,
    maintenance: m.decisions_ground_maintenance,
    provider: m.decisions_ground_provider,
  },
  scope: "notices.post",
  approval: "notices.post",
});
