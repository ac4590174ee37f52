// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

export type GetNoticesNotice = {
  /** Opaque ID. */
  id: string;
  /** How a notice looks: `warning` if something does not work. */
  tone: "info" | "warning";
  /** What it says, in the reader's language. */
  text: string;
  /** When it ends. */
  until: string;
};

export type GetNoticesAnswer = {
  /** The notices. Nearly always there is none. */
  notices: GetNoticesNotice[];
};

export type GetNoticeBoardNotice = {
  /** Opaque ID. */
  id: string;
  /** How a notice looks: `warning` if something does not work. */
  tone: "info" | "warning";
  /** What it says in English. */
  text_en: string;
  /** What it says in French. */
  text_fr: string;
  /** When it was posted. */
  posted_at: string;
  /** The name of the person who posted it. */
  posted_by: string;
  /** When it ends automatically, at most 24 hours after it was posted. */
  until: string;
  /** When somebody ended it early. Null if nobody has. */
  ended_at: string | null;
  /** The name of the person who ended it early. Null if nobody has. */
  ended_by: string | null;
};

export type GetNoticeBoardAnswer = {
  /** Opaque ID. */
  id: string;
  /** The notices of the last 30 days. */
  notices: GetNoticeBoardNotice[];
};

export type PostNoticeBody = {
  /** How a notice looks: `warning` if something does not work. */
  tone: "info" | "warning";
  /** What it says in English. */
  text_en: string;
  /** What it says in French. */
  text_fr: string;
  /** After how many hours it ends, from 1 to 24. */
  hours: number;
};
