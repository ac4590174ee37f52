import type { PlainDate } from "@kwan/domain";
import { addDays } from "@kwan/domain";
import { type DriverRecord, figures, type Kind } from "@kwan/domain/kinds";
import { m } from "#messages";

/** The questions of the check, in the order in which they are asked. */
export const questions = [
  "birth",
  "wanted_class",
  "licence",
  "expiry",
  "renewals",
  "classes",
  "settled",
  "learners",
  "learners_expiry",
  "sign",
  "traffic",
  "trained",
  "hazard",
  "hazard_expiry",
] as const;
export type Question = (typeof questions)[number];

/** Something that people want, with the questions that decide about it and the service that it leads to. */
export type Want = {
  readonly id: string;
  readonly label: () => string;
  readonly asks: readonly Question[];
  readonly kindFor: (record: DriverRecord, today: PlainDate) => Kind;
};

const always = (kind: Kind) => () => kind;

/** Whether a new card is possible instead of another renewal: the card has expired, or will soon. */
const isNewCardDue = ({ license }: DriverRecord, today: PlainDate): boolean =>
  license !== null && today >= addDays(license.expires_on, -figures.renewal_opens_days);

const card: readonly Question[] = ["licence", "expiry", "renewals"];

/** Everything that people come for, in their words. */
export const wants: readonly Want[] = [
  {
    id: "learn",
    label: m.guide_want_learn,
    asks: ["birth", "wanted_class", "learners", "learners_expiry", "sign", "traffic", "trained"],
    kindFor: ({ learners_license, theory }) =>
      learners_license && theory.road_sign && theory.road_traffic ? "license-application" : "learners-license",
  },
  {
    id: "learn-longer",
    label: m.guide_want_learn_longer,
    asks: ["learners", "learners_expiry"],
    kindFor: always("learners-license-renewal"),
  },
  {
    id: "renew",
    label: m.guide_want_renew,
    asks: card,
    kindFor: (record, today) =>
      isNewCardDue(record, today) ? "expired-drivers-license-replacement" : "drivers-renewal",
  },
  { id: "lost", label: m.guide_want_lost, asks: card, kindFor: always("lost-damaged-license/lost") },
  { id: "damaged", label: m.guide_want_damaged, asks: card, kindFor: always("lost-damaged-license") },
  { id: "old", label: m.guide_want_old, asks: card, kindFor: always("old-drivers-license-replacement") },
  {
    id: "bigger",
    label: m.guide_want_bigger,
    asks: ["birth", ...card, "classes", "settled"],
    kindFor: always("upgrading-drivers-license"),
  },
  {
    id: "other",
    label: m.guide_want_other,
    asks: ["birth", "wanted_class", ...card, "classes"],
    kindFor: always("additional-class"),
  },
  {
    id: "hire",
    label: m.guide_want_hire,
    asks: ["birth", ...card, "classes", "settled"],
    kindFor: always("license-application/commercial"),
  },
  {
    id: "goods",
    label: m.guide_want_goods,
    asks: ["birth", ...card, "classes", "settled", "hazard", "hazard_expiry"],
    kindFor: ({ hazard_permit }) => (hazard_permit ? "hazard-permit/renew" : "hazard-permit"),
  },
  { id: "tested", label: m.guide_want_tested, asks: card, kindFor: always("proficiency-test") },
  {
    id: "convert",
    label: m.guide_want_convert,
    asks: ["birth", "licence"],
    kindFor: always("foreign-license-conversion"),
  },
  { id: "abroad", label: m.guide_want_abroad, asks: card, kindFor: always("international-driving-permit") },
  { id: "name", label: m.guide_want_name, asks: ["licence"], kindFor: always("amendment") },
  {
    id: "move",
    label: m.guide_want_move,
    asks: ["licence", "learners", "learners_expiry"],
    kindFor: always("center-change"),
  },
];

export const wantOf = (id: string | null): Want | undefined => wants.find((want) => want.id === id);
