import vectors from "@kwan/domain/test-vectors/kinds.json" with { type: "json" };
import { expect, test } from "vitest";
import { journeys } from "./browser.ts";
import { answerFast, type FastAnswers, nextStep, paintedSteps, slowNetwork } from "./fast-typing.ts";
import { callsOf, enrolLearner, pdf, withProfile } from "./people.ts";

const { baseUrl, open } = journeys();

/** The kinds that people apply for themselves, each with complete answers. */
const kinds = vectors.cases
  .filter(({ output }) => output.filed_by === "applicant")
  .map(({ input, output }) => ({ kind: input, output }));

const countryNames = { TG: "Togo", BJ: "Benin", NG: "Nigeria" };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("there are 18 kinds that people apply for themselves", () => {
  expect(kinds.length).toBe(18);
});

test.each(kinds)(
  "whoever types $kind as fast as they can loses nothing, and skips no step [R-RTE-08] [R-RTE-09] [R-ADD-07]",
  { timeout: 90_000 },
  async ({ kind, output }) => {
    const login = await withProfile(baseUrl);
    const call = callsOf(baseUrl, login);
    const { id = "" } = await call("POST", `/service/${kind}/`, {});
    const { results: branches = [] } = await call("GET", "/dvla/branches/?limit=100");
    const branch = branches.find(({ services }) => services?.includes(kind))?.id ?? "";
    const given: Record<string, unknown> = output.complete_details;
    const answers = {
      ...given,
      ...("school_code" in given && (await enrolLearner(baseUrl, login))),
      ...("to_branch" in given && { to_branch: branch }),
      ...("travel_on" in given && { travel_on: inDays(60) }),
      ...(kind === "amendment" && { nationality: "NG" }),
    } as FastAnswers;

    const page = await open(`/services/add?${new URLSearchParams({ kind, draft: id, step: "details" })}`, {
      as: login,
      screen: "desktop",
      worker: false,
    });
    await page.getByRole("form", { name: "Details" }).waitFor();
    await slowNetwork(page, 300);
    await page.getByRole("heading", { level: 2, name: "Details" }).focus();
    await answerFast(page, answers, countryNames);

    const read = async () =>
      (await call("GET", `/application/${id}/`)) as unknown as { details: object; documents: { status: string }[] } & {
        branch: string;
      };
    const asked = output.documents.length > 0;
    expect(await nextStep(page, "Details")).toBe(asked ? "Documents" : "Branch and delivery");
    expect((await read()).details).toMatchObject(answers);
    if (asked) {
      // Nothing has been uploaded, so Continue leads nowhere, however fast it is pressed.
      await answerFast(page, {}, {});
      await page.getByRole("alert").waitFor();
      expect((await paintedSteps(page)).Documents).toBe("current");
      const inputs = page.locator("input[type=file]:not([capture])");
      for (let index = 0; index < (await inputs.count()); index += 1) await inputs.nth(index).setInputFiles(pdf);
      await page.getByRole("button", { name: "Continue" }).focus();
      await page.keyboard.press("Enter");
    }
    expect(await nextStep(page, "Documents")).toBe("Branch and delivery");
    await page.getByLabel("Branch", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 2 }).first().focus();
    await answerFast(page, { branch, ...(output.is_printed && { delivery: "branch" }) }, {});
    expect(await nextStep(page, "Branch")).toBe("Check and submit");
    const sent = await read();
    expect(sent).toMatchObject({ details: answers, branch });
    expect(await paintedSteps(page)).toEqual({
      "Before you start": "done",
      Details: "done",
      ...(asked && { Documents: "done" }),
      "Branch and delivery": "done",
      "Check and submit": "current",
    });
    expect(sent.documents.filter(({ status }) => status === "missing")).toEqual([]);
  },
);
