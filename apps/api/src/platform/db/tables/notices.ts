import type { AccountId, DecisionId, NoticeBoardId, NoticeId } from "../../ids.ts";
import type { Maybe, MaybeMoment, Moment } from "./columns.ts";

/** The one board on which notices and planned work are. */
export interface NoticeBoards {
  id: NoticeBoardId;
}

export interface Notices {
  id: NoticeId;
  tone: "info" | "warning";
  text_en: string;
  text_fr: string;
  posted_by: AccountId;
  posted_at: Moment;
  until: Moment;
  /** When somebody ended it early. */
  ended_at: MaybeMoment;
  ended_by: Maybe<AccountId>;
}

export interface PlannedWorks {
  decision_id: DecisionId;
  starts_at: Moment;
  ends_at: Moment;
  text_en: string;
  text_fr: string;
  made_at: Moment;
  /** When the decision was reversed. */
  withdrawn_at: MaybeMoment;
}
