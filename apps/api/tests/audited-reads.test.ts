import { calls, type Grant } from "@kwan/contract";
import { scopes } from "@kwan/domain";
import { expect, it } from "vitest";

const staff: readonly Grant[] = scopes;

/**
 * Calls that show no personal data (the counts on an office's home page, the books without names, the register of
 * schools, files to import), or
 * only data about the caller's own trainees or colleagues.
 */
const unaudited = [
  "countTasks",
  "getBooks",
  "getImport",
  "getNoticeBoard",
  "getOwnSchool",
  "getProgram",
  "getSchool",
  "getServiceOverview",
  "listColleagues",
  "listDifferences",
  "listEnrolments",
  "listImports",
  "listPrograms",
  "listSchools",
  "listStaff",
];

it("every call with which staff read other people's data is audited [R-ADD-12]", () => {
  const silent = calls.filter(
    ({ method, access, audit }) =>
      method === "GET" && audit === undefined && access.some((each) => staff.includes(each)),
  );
  expect(silent.map(({ id }) => id).toSorted()).toEqual(unaudited);
});
