import type { Role } from "@kwan/domain";
import type { HeaderLink } from "@kwan/ui";
import { paths } from "../../paths.ts";

type Place = readonly [label: string, href: string];

const own: readonly Place[] = [
  ["Home", paths.home],
  ["Applications", paths.services],
  ["Practice", paths.practice],
  ["Branches", paths.branches],
];

/** The main ways of each role: what its people come for, and no more. */
const places: Readonly<Record<Role, readonly Place[]>> = {
  learner: own,
  driver: own,
  driving_school: [
    ["Home", paths.home],
    ["Class records", paths.classRecords],
    ["Branches", paths.branches],
  ],
  reviewer: [
    ["Home", paths.home],
    ["Update requests", paths.updateRequests],
  ],
  officer: [
    ["Home", paths.home],
    ["Office", paths.office],
    ["Payments", paths.officeMoney],
    ["Identities", paths.officeIdentities],
    ["Reports", paths.reports],
  ],
  admin: [
    ["Home", paths.home],
    ["Reports", paths.reports],
    ["Staff", paths.staff],
  ],
};

/** The links of the header, with the one that the page belongs to marked. */
export function linksFor(role: Role | undefined, path: string): HeaderLink[] {
  const all = places[role ?? "learner"];
  const fits = (href: string) => (href === paths.home ? path === href : path === href || path.startsWith(`${href}/`));
  // /office/money is a page of its own and not a part of /office: the longest address that fits is the place.
  const [, current] = all
    .filter(([, href]) => fits(href))
    .toSorted(([, one], [, other]) => other.length - one.length)[0] ?? ["", ""];
  return all.map(([label, href]) => ({ label, href, current: href === current }));
}
