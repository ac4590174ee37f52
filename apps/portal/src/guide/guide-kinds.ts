import { type Kind, type KindRow, kindRows } from "@kwan/domain/kinds";
import { m } from "#messages";

export type GuideKind = KindRow & { readonly kind: Kind };

/** The services for which citizens can apply, in the order of the registry. */
export const guideKinds: readonly GuideKind[] = kindRows.filter(({ filed_by }) => filed_by === "applicant");

/** What people want to do, in their words, with the families of services for it. */
const needs = [
  { families: ["learning", "first_licence"], heading: m.guide_need_learn, text: m.guide_need_learn_text },
  { families: ["renewal", "replacement"], heading: m.guide_need_renew, text: m.guide_need_renew_text },
  { families: ["classes", "work"], heading: m.guide_need_more, text: m.guide_need_more_text },
  { families: ["abroad"], heading: m.guide_need_abroad, text: m.guide_need_abroad_text },
  { families: ["record"], heading: m.guide_need_record, text: m.guide_need_record_text },
] as const;

export type Need = { readonly heading: string; readonly text: string; readonly kinds: readonly GuideKind[] };

const isOneOf = (families: readonly string[], { family }: GuideKind): boolean => families.includes(family);

/** Returns every need with its services. Each service belongs to one need. */
export const guideNeeds = (): Need[] =>
  needs.map(({ families, heading, text }) => ({
    heading: heading(),
    text: text(),
    kinds: guideKinds.filter((row) => isOneOf(families, row)),
  }));

/** Returns the other services for the same need. */
export const relatedTo = ({ kind }: GuideKind): readonly GuideKind[] =>
  guideNeeds()
    .find(({ kinds }) => kinds.some((each) => each.kind === kind))
    ?.kinds.filter((each) => each.kind !== kind) ?? [];
