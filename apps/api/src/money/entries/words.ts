import { isKind, kinds } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Entries } from "../../platform/db/tables.ts";

const channelWords: Readonly<Record<string, () => string>> = {
  mobile_money: m.reports_mobile_money,
  card: m.reports_card,
};

const eventWords: Readonly<Partial<Record<Entries["event"], () => string>>> = {
  paid: m.reports_event_paid,
  refund_due: m.reports_event_refund_due,
  refund_failed: m.reports_event_refund_failed,
  refund_returned: m.reports_event_refund_returned,
  reversed: m.reports_event_reversed,
};

export const eventInWords = (event: Entries["event"]): string => eventWords[event]?.() ?? event;
export const channelInWords = (channel: string): string => channelWords[channel]?.() ?? channel;
export const kindInWords = (kind: string): string => (isKind(kind) ? kinds[kind].title : kind);
