import type { Role } from "@kwan/domain";
import type { HeaderLink } from "@kwan/ui";
import { m } from "#messages";
import { pathOf } from "../paths.ts";

type Place = readonly [label: () => string, href: string];

const own: readonly Place[] = [
  [m.layouts_link_home, pathOf("/")],
  [m.layouts_link_applications, pathOf("/services")],
  [m.layouts_link_payments, pathOf("/payments")],
  // Drivers train too, for another class, and confirm their enrolment there.
  [m.layouts_link_training, pathOf("/training")],
  [m.layouts_link_practice, pathOf("/tests/practice")],
  [m.layouts_link_branches, pathOf("/branches")],
];

/** The main pages for each role. Other pages are not in the header. */
const places: Readonly<Record<Role, readonly Place[]>> = {
  learner: own,
  driver: own,
  driving_school: [
    [m.layouts_link_home, pathOf("/")],
    [m.layouts_link_trainees, pathOf("/school/trainees")],
    [m.layouts_link_class_records, pathOf("/school/class-records")],
    [m.layouts_link_instructors, pathOf("/school/instructors")],
    [m.layouts_link_branches, pathOf("/branches")],
  ],
  reviewer: [
    [m.layouts_link_home, pathOf("/")],
    [m.layouts_link_tasks, pathOf("/tasks")],
    [m.layouts_link_desk, pathOf("/desk")],
    [m.layouts_link_decisions, pathOf("/decisions")],
    [m.layouts_link_update_requests, pathOf("/review/update-requests")],
    [m.layouts_link_imports, pathOf("/imports")],
    [m.layouts_link_schools, pathOf("/schools")],
    [m.layouts_link_enquiries, pathOf("/enquiries")],
  ],
  officer: [
    [m.layouts_link_home, pathOf("/")],
    [m.layouts_link_tasks, pathOf("/tasks")],
    [m.layouts_link_desk, pathOf("/desk")],
    [m.layouts_link_applications, pathOf("/office")],
    [m.layouts_link_decisions, pathOf("/decisions")],
    [m.layouts_link_payments, pathOf("/office/money")],
    [m.layouts_link_identities, pathOf("/office/identities")],
    [m.layouts_link_schools, pathOf("/schools")],
    [m.layouts_link_enquiries, pathOf("/enquiries")],
    [m.layouts_link_reports, pathOf("/reports")],
  ],
  accountant: [
    [m.layouts_link_books, pathOf("/office/books")],
    [m.layouts_link_decisions, pathOf("/decisions")],
  ],
  admin: [
    [m.layouts_link_home, pathOf("/")],
    [m.layouts_link_reports, pathOf("/reports")],
    [m.layouts_link_staff, pathOf("/staff")],
    [m.layouts_link_branches, pathOf("/staff/branches")],
    [m.layouts_link_notices, pathOf("/staff/notices")],
    [m.layouts_link_programs, pathOf("/staff/programs")],
    [m.layouts_link_schools, pathOf("/schools")],
    [m.layouts_link_decisions, pathOf("/decisions")],
    [m.layouts_link_enquiries, pathOf("/enquiries")],
    [m.layouts_link_imports, pathOf("/imports")],
    [m.layouts_link_audit, pathOf("/audit")],
  ],
};

/** Returns the header links, with the link to the current section marked. */
export function linksFor(role: Role | undefined, path: string): HeaderLink[] {
  const all = places[role ?? "learner"];
  // A subpage comes after its parent page, so the last match is the closest.
  const current = all.findLast(([, href]) => path === href || (href !== pathOf("/") && path.startsWith(`${href}/`)));
  return all.map((place) => ({ label: place[0](), href: place[1], current: place === current }));
}
