import type { Role } from "@kwan/domain";
import type { HeaderLink } from "@kwan/ui";
import { m } from "#messages";
import { paths } from "../paths.ts";

type Place = readonly [label: () => string, href: string];

const own: readonly Place[] = [
  [m.layouts_link_home, paths.home],
  [m.layouts_link_applications, paths.services],
  [m.layouts_link_practice, paths.practice],
  [m.layouts_link_branches, paths.branches],
];

/** The main pages of each role. Other pages are not in the header. */
const places: Readonly<Record<Role, readonly Place[]>> = {
  learner: own,
  driver: own,
  driving_school: [
    [m.layouts_link_home, paths.home],
    [m.layouts_link_trainees, paths.trainees],
    [m.layouts_link_class_records, paths.classRecords],
    [m.layouts_link_branches, paths.branches],
  ],
  reviewer: [
    [m.layouts_link_home, paths.home],
    [m.layouts_link_update_requests, paths.updateRequests],
  ],
  officer: [
    [m.layouts_link_home, paths.home],
    [m.layouts_link_office, paths.office],
    [m.layouts_link_payments, paths.officeMoney],
    [m.layouts_link_identities, paths.officeIdentities],
    [m.layouts_link_reports, paths.reports],
  ],
  admin: [
    [m.layouts_link_home, paths.home],
    [m.layouts_link_reports, paths.reports],
    [m.layouts_link_staff, paths.staff],
  ],
};

/** Returns the links of the header, with the link to the current section marked. */
export function linksFor(role: Role | undefined, path: string): HeaderLink[] {
  const all = places[role ?? "learner"];
  // A subpage is listed after the page above it, so the last match is the closest.
  const current = all.findLast(([, href]) => path === href || (href !== paths.home && path.startsWith(`${href}/`)));
  return all.map((place) => ({ label: place[0](), href: place[1], current: place === current }));
}
