// Nobody at the authority records anything on their own file. Every call with which staff write is made by a member of
// staff whose own record it is about.
import { type AnyCall, calls } from "@kwan/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type BranchId, noDriver } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { askCall, exampleRequest, staffRoleOf } from "./example-requests.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const staffWrites = calls.filter((call) => call.kind !== "read" && staffRoleOf(call) !== undefined);

/** The writes of staff that are not refused as the caller's own, each with the reason. */
const others: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      "createSchool",
      "addInstructor",
      "proposeInstructor",
      "declineInstructor",
      "createBranch",
      "createProgram",
      "issueProgramSecret",
      "postNotice",
      "endNotice",
      "endProgram",
      "startImport",
      "resolveImportRow",
      "setImportDateOrder",
      "runImport",
      "stopImport",
    ].map((id) => [id, "is not about one person"]),
  ),
  ...Object.fromEntries(
    ["undoImport", "createStaff", "updateStaff", "retryUndelivered", "registerDriver", "claimNextTask"].map((id) => [
      id,
      "is not about one person, or skips the caller's own",
    ]),
  ),
  ...Object.fromEntries(
    ["answerEnquiry", "passEnquiry", "excludeFromEnquiry"].map((id) => [
      id,
      "is about no record; a complaint that cites the caller's own application does not exist for them",
    ]),
  ),
  releaseTask: "gives a task away",
  enrolTrainee: "names a trainee number and no person; the trainee confirms it",
  changeEnrolment: "adds a birth date to an enrolment that nobody has confirmed",
  endEnrolment: "ends what the trainee confirmed",
  removeLesson: "takes an hour away",
  recordLesson: "is about a trainee of the caller's school: schools.test.ts",
  addEvidence: "is refused to everybody but the proposer",
  withdrawDecision: "takes back the caller's own proposal",
};
/** Applications of people with an account are theirs to change, so staff are refused before anything else. */
const byTheApplicant =
  /^(create|update)[A-Z]|^(bookAppointment|moveAppointment|chooseCategory|verifySchool|deleteDocument)$/;

eachDatabase((database) => {
  const server = testServer(database);
  let branch: BranchId;
  let officer: Person;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    officer = await server().person({ role: "officer" });
  });

  async function ask(call: AnyCall, hasAccount: boolean): Promise<string> {
    const owner = await server().person();
    const twin = await server().person({ role: staffRoleOf(call) ?? "officer" });
    const example = await exampleRequest(server(), call, { owner, officer, branch });
    const { db, deps } = server();
    await db.kysely
      .updateTable("drivers")
      .set({ email: twin.email })
      .where("id", "=", owner.driver ?? noDriver)
      .execute();
    if (!hasAccount) {
      await db.kysely.updateTable("users").set({ driver_id: null }).where("id", "=", owner.id).execute();
      await db.kysely
        .updateTable("drivers")
        .set({ user_id: null })
        .where("id", "=", owner.driver ?? noDriver)
        .execute();
    }
    // Documents and identities in the examples are decided already, which would be refused first.
    await db.kysely.updateTable("drivers").set({ is_id_verified: false, id_updated_at: deps.now() }).execute();
    // Staff say for whom they create an application.
    const body = /^create[A-Z]/.test(call.id) ? { ...(example.body as object), driver: owner.driver } : example.body;
    const answer = await askCall(server(), call, { ...example, body }, { token: twin.token });
    return /"code":"(\w+)"/.exec(await answer.text())?.[1] ?? String(answer.status);
  }

  describe("a member of staff whose own record it is [R-ROL-02]", () => {
    it.each(staffWrites.map((call) => [call.id, call] as const))("%s", async (id, call) => {
      if (others[id] !== undefined) return;
      const code = await ask(call, true);
      if (!byTheApplicant.test(id)) return expect(code).toBe("own_request");
      expect(["own_request", "state_forbids", "invalid"], code).toContain(code);
      expect(await ask(call, false), "without an account").toBe("own_request");
    });
  });
});
