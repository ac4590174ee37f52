import { kindByCode } from "@kwan/domain/kinds";
import type { GuideData } from "./guide-data.ts";
import { guideKinds } from "./guide-kinds.ts";
import type { MakePage } from "./guide-page.ts";
import { branchPage } from "./pages/branch.tsx";
import { branchesPage } from "./pages/branches.tsx";
import { checkPage } from "./pages/check.tsx";
import { complaintPage, contactPage, followPage } from "./pages/enquiries.tsx";
import { frontPage } from "./pages/front.tsx";
import { helpPage } from "./pages/help.tsx";
import { kindPage } from "./pages/kind.tsx";
import { practicePage, questionPage, signsPage } from "./pages/practice.tsx";
import { pricesPage } from "./pages/prices.tsx";
import { problemPages } from "./pages/problem.tsx";
import { searchPage } from "./pages/search.tsx";
import { accessibilityPage, cookiesPage, termsPage } from "./pages/texts.tsx";

/** The pages whose addresses never change, by path below /guide. */
const fixed: ReadonlyMap<string, MakePage> = new Map([
  ["", frontPage],
  ["prices", pricesPage],
  ["branches", branchesPage],
  ["check", checkPage],
  ["practice", practicePage],
  ["practice/signs", signsPage],
  ["help", helpPage],
  ["contact", contactPage],
  ["complaint", complaintPage],
  ["follow", followPage],
  ["accessibility", accessibilityPage],
  ["terms", termsPage],
  ["cookies", cookiesPage],
  ["search", searchPage],
  ...guideKinds.map((row) => [row.kind, kindPage(row)] as const),
]);

/** Returns what makes the page at a path below /guide, or undefined if there is no such page. */
export function makerOf(path: string): MakePage | undefined {
  const branch = /^branches\/([\w-]+)$/.exec(path)?.[1];
  const [, part, number] = /^practice\/(road-sign|road-traffic)\/([1-9]\d?)$/.exec(path) ?? [];
  if (number) return questionPage(part === "road-sign" ? "road_sign" : "road_traffic", Number(number));
  return branch ? branchPage(branch) : (fixed.get(path) ?? problemPages.get(path));
}

/** Returns the path below /guide to which an older or shorter one leads: the code of a service leads to its page. */
export function movedTo(path: string): string | undefined {
  const row = /^[a-z]{2,4}$/i.test(path) ? kindByCode(path.toUpperCase()) : undefined;
  return guideKinds.some(({ kind }) => kind === row?.kind) ? row?.kind : undefined;
}

/** Returns the paths of all pages below /guide that search engines should know. */
export const listedPaths = ({ branches }: GuideData): string[] => [
  ...[...fixed.keys()].filter((path) => path !== "search"),
  ...branches.filter(({ is_open }) => is_open).map(({ code }) => `branches/${code}`),
];
