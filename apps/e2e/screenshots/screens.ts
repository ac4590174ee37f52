import { administration } from "./rows/administration.ts";
import { applications } from "./rows/applications.ts";
import { frame } from "./rows/frame.ts";
import { guide } from "./rows/guide.ts";
import { own } from "./rows/own.ts";
import { testsAndStaff } from "./rows/tests-and-staff.ts";
import { waysIn } from "./rows/ways-in.ts";

/**
 * Every screen of the portal in its most important states. We take a screenshot of each, and run every check on each.
 */
export const screens = [...guide, ...waysIn, ...own, ...applications, ...testsAndStaff, ...administration, ...frame];
