import { applications } from "./rows/applications.ts";
import { frame } from "./rows/frame.ts";
import { own } from "./rows/own.ts";
import { testsAndStaff } from "./rows/tests-and-staff.ts";
import { waysIn } from "./rows/ways-in.ts";

/** Every screen of the portal in its telling states: what pictures are taken of, and what every check goes over. */
export const screens = [...waysIn, ...own, ...applications, ...testsAndStaff, ...frame];
