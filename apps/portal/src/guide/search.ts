import { documents, steps } from "@kwan/domain/kinds";
import { m } from "#messages";
import { pathOf } from "../paths.ts";
import { guide } from "./addresses.ts";
import type { GuideBranch } from "./guide-data.ts";
import { guideNeeds } from "./guide-kinds.ts";
import { helpTopics } from "./help-answers.ts";

export type SearchResult = { readonly href: string; readonly title: string; readonly text: string };

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** A page with the words in which people look for it. A word in the title counts more than one elsewhere. */
type Entry = SearchResult & { readonly words: string };

const ofKinds = (): Entry[] =>
  guideNeeds().flatMap(({ heading, text, kinds }) =>
    kinds.map((row) => ({
      href: guide.kind(row.kind),
      title: row.title,
      text: row.summary,
      words: [
        row.summary,
        row.code,
        row.kind,
        heading,
        text,
        ...row.documents.map(({ document }) => documents[document].title),
        ...row.steps.map(({ step }) => steps[step].title),
      ].join(" "),
    })),
  );

const ofHelp = (): Entry[] =>
  helpTopics().flatMap(({ heading, answers }) =>
    answers.map(({ id, question, answer }) => ({
      href: guide.helpWith(id),
      title: question,
      text: answer,
      words: `${answer} ${heading}`,
    })),
  );

const ofBranches = (branches: readonly GuideBranch[]): Entry[] =>
  branches
    .filter(({ is_open }) => is_open)
    .map(({ code, name, city, region, opening_hours }) => ({
      href: guide.branch(code),
      title: m.guide_branch_title({ name }),
      text: opening_hours,
      words: `${code} ${city} ${region}`,
    }));

const ofOthers = (): Entry[] => [
  {
    href: guide.prices,
    title: m.guide_prices_title(),
    text: m.guide_prices_lead(),
    words: m.guide_search_words_prices(),
  },
  { href: guide.branches, title: m.guide_branches_title(), text: m.guide_branches_lead(), words: "" },
  {
    href: guide.practice,
    title: m.guide_practice_title(),
    text: m.guide_practice_lead(),
    words: m.guide_search_words_practice(),
  },
  { href: guide.signs, title: m.guide_signs_title(), text: m.guide_signs_lead(), words: "" },
  { href: pathOf("/verify"), title: m.guide_see_verify(), text: m.guide_search_verify(), words: "" },
];

/** The number of letters by which a word of the reader and one of the guide must begin alike: "renewing", "renewal". */
const stem = 4;

const begins = (word: string, typed: string): boolean =>
  word.startsWith(typed) || (typed.length > stem && word.startsWith(typed.slice(0, Math.max(stem, typed.length - 3))));

const scoreOf = ({ title, words }: Entry, typed: readonly string[]): number => {
  const [inTitle, elsewhere] = [title, words].map((text) => plain(text).split(/[^\p{L}\p{N}]+/u));
  return typed
    .map((word): number =>
      inTitle?.some((each) => begins(each, word)) ? 3 : elsewhere?.some((each) => begins(each, word)) ? 1 : 0,
    )
    .reduce((sum, points) => sum + points, 0);
};

/** Returns the pages that fit the words that somebody has typed, the best first. Words of one or two letters do not count. */
export function searchGuide(text: string, branches: readonly GuideBranch[]): SearchResult[] {
  const typed = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  if (typed.length === 0) return [];
  return [...ofKinds(), ...ofHelp(), ...ofOthers(), ...ofBranches(branches)]
    .map((entry) => ({ entry, score: scoreOf(entry, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 12)
    .map(({ entry: { href, title, text: about } }) => ({ href, title, text: about }));
}
