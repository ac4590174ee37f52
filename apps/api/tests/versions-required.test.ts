import { type AnyCall, calls } from "@kwan/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { askCall, exampleRequest, staffRoleOf } from "./example-requests.ts";
import { latestTag } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const versioned = calls.filter(({ ifMatch }) => ifMatch !== undefined);

it("a version is required only by calls that are not in the specification", () => {
  expect(versioned.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      ...["moveService", "recordStep", "recordPracticalTest", "reviewDocument", "updateStaff", "decideDecision"],
    ]),
  );
  expect(versioned.filter(({ requirement }) => requirement !== "addition")).toEqual([]);
});

eachDatabase((database) => {
  const server = testServer(database);
  let branch: BranchId;
  let officer: Person;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    officer = await server().person({ role: "officer" });
  });

  describe.each(versioned.map((call) => [call.id, call] as const))("%s [R-ADD-13]", (_, call: AnyCall) => {
    /** Makes the call with an If-Match header, or without one. */
    async function asked(ifMatch: string | null) {
      const owner = await server().person();
      const example = await exampleRequest(server(), call, { owner, officer, branch });
      const caller = await server().person({ role: staffRoleOf(call) ?? "officer" });
      const before = await latestTag(server().db, call, example.params.id ?? "");
      const answer = await askCall(server(), call, example, { token: caller.token, ifMatch });
      const body = (await answer.json()) as Record<string, unknown>;
      return {
        status: answer.status,
        body,
        isUnchanged: before === (await latestTag(server().db, call, example.params.id ?? "")),
      };
    }

    it("is refused with 428 if the caller does not say what they have read, and changes nothing", async () => {
      for (const tag of [null, "*"]) {
        const { status, body, isUnchanged } = await asked(tag);
        expect(status, String(tag)).toBe(428);
        expect(body.code).toBe("version_required");
        expect(isUnchanged).toBe(true);
      }
    });

    it("is refused with 412 and the current record if it has changed since", async () => {
      const { status, body, isUnchanged } = await asked('"999"');
      expect(status).toBe(412);
      expect(body).toMatchObject({ code: "stale", current: expect.anything() });
      expect(isUnchanged).toBe(true);
    });
  });
});
