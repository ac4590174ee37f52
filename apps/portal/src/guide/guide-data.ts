import type { Part, PlainDate } from "@kwan/domain";
import type { Closure } from "@kwan/domain/dates";
import type { Kind } from "@kwan/domain/kinds";

/** A branch as the guide shows it. The server gives its texts in the language of the page. */
export type GuideBranch = {
  readonly code: string;
  readonly name: string;
  readonly region: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly is_approximate: boolean;
  readonly is_open: boolean;
  readonly is_test_centre: boolean;
  readonly hours: "working_days" | "always";
  readonly opening_hours: string;
  /** The days on which it is closed although it is usually open, until today or later. */
  readonly closures: readonly Closure[];
  readonly phone_number: string | null;
  readonly digital_address: string | null;
  readonly services: readonly string[];
};

/** A practice question for the theory test. None of them is in a real test. */
export type GuideQuestion = {
  readonly id: string;
  readonly text: string;
  /** The sign that the question is about. */
  readonly sign: string | null;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly right_option: string;
  /** The rule behind the answer. */
  readonly explanation: string;
};

/** How long recent applications of a kind took, from payment to the end: 9 of 10 took this many working days or fewer. */
export type WaitingTime = {
  readonly kind: Kind;
  readonly days: number;
  readonly count: number;
  readonly from: PlainDate;
  readonly to: PlainDate;
};

/** What the server tells the guide. A page depends on nothing else, so it is the same for everybody. */
export type GuideData = {
  readonly today: PlainDate;
  /** The address of the portal, without a slash at the end. */
  readonly origin: string;
  /** Whether everybody in the database is invented. Search engines are then told to stay away. */
  readonly isInvented: boolean;
  readonly branches: readonly GuideBranch[];
  /** What everybody reads at the top of every page at the moment. Nearly always there is nothing. */
  readonly notices: readonly { readonly id: string; readonly tone: "info" | "warning"; readonly text: string }[];
  readonly waitingTimes: readonly WaitingTime[];
  readonly practice: Readonly<Record<Part, readonly GuideQuestion[]>>;
};
