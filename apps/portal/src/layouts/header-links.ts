import type { Role } from "@kwan/domain";
import type { HeaderLink } from "@kwan/ui";
import { paths } from "../paths.ts";

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
    ["Trainees", paths.trainees],
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
  // A page below another one stands after it, so the last that fits is the nearest.
  const current = all.findLast(([, href]) => path === href || (href !== paths.home && path.startsWith(`${href}/`)));
  return all.map((place) => ({ label: place[0], href: place[1], current: place === current }));
}
