import { moveService, recordEyeTest, recordPracticalTest, recordStep } from "@kwan/contract";
import type { Kind } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { type Application, applicationOf } from "../../../stories/application.ts";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { lastSent, server } from "../../../stories/server.ts";
import { MoveOn } from "./MoveOn.tsx";

/** Returns an application in review whose documents have been accepted, and whose applicant's identity is verified. */
function cleared(kind: Kind): Application {
  const application = applicationOf(kind);
  const documents = application.documents.map((document) => ({ ...document, status: "accepted" as const }));
  return { ...application, documents, identity_verified: true };
}

const first = cleared("license-application");
const renewal = cleared("drivers-renewal");
const replacement = cleared("lost-damaged-license");

const meta = {
  title: "Portal/Office/Next action",
  component: MoveOn,
  ...inPortal({ as: "officer" }),
  args: {
    application: { ...replacement, actions: ["reject"] },
    branch: undefined,
    onOutdated: fn(async () => {}),
    onMoved: fn(),
  },
} satisfies Meta<typeof MoveOn>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Presses the button that is labelled with the chosen action. */
const moveOn = (canvas: Canvas, action: string) => userEvent.click(canvas.getByRole("button", { name: action }));
/** Presses the button in the dialog that confirms an action. */
const sure = async (canvas: Canvas, action: string) =>
  userEvent.click(within(await canvas.findByRole("dialog")).getByRole("button", { name: action }));
const choose = async (canvas: Canvas, group: string, result: string) =>
  userEvent.click(within(await canvas.findByRole("group", { name: group })).getByRole("radio", { name: result }));

/**
 * The results of all due steps, and the decision, are entered in one form. Before sending anything, the form lists what
 * will be recorded.
 */
export const DecidedInOneForm: Story = {
  tags: ["test-only"],
  name: "The due steps and the decision are recorded in one form, after a question [R-AUT-09]",
  args: { application: { ...renewal, status: "paid", actions: ["start_review", "cancel"] } },
  beforeEach: () => {
    server.answer(recordStep, renewal);
    server.answer(moveService, { ...renewal, status: "completed" });
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole("radio", { name: "Approve application" })).toBeChecked();
    // The first result recorded for a paid application starts its review, which the applicant sees.
    await expect(canvas.getByRole("radio", { name: "Start review and record results" })).toHaveAccessibleDescription(
      "The applicant will see that the review has started.",
    );
    await expect(canvas.queryByRole("radio", { name: "Record results only" })).not.toBeInTheDocument();
    // A test without a result must not count as passed.
    await moveOn(canvas, "Approve application");
    await expect(canvas.getByRole("alert")).toHaveTextContent("“Eye test” must have a positive result first.");
    await choose(canvas, "Eye test", "Passed with glasses");
    await userEvent.type(canvas.getByRole("textbox", { name: "Test centre" }), "Korle Bu Eye Centre");
    await moveOn(canvas, "Approve application");
    const question = await canvas.findByRole("dialog", { name: "Approve application?" });
    await expect(question).toHaveTextContent("Record checked: No problems; Eye test: Passed with glasses.");
    await expect(lastSent(recordStep)).toBeUndefined();
    await sure(canvas, "Approve application");
    await expectToast("Application approved. We have notified the applicant.");
    await expect(lastSent(recordEyeTest)?.body).toMatchObject({ is_passed: true, needs_glasses: true, acuity: null });
    await expect(lastSent(recordStep)?.body).toEqual({ step: "eye_test", state: "done" });
    await expect(lastSent(moveService)?.body).toEqual({ action: "approve" });
    await expect(args.onMoved).toHaveBeenCalled();
  },
};

export const Blocked: Story = {
  tags: ["test-only"],
  name: "What blocks a decision is a link to where it is resolved",
  args: { application: { ...applicationOf("hazard-permit"), identity_verified: false, actions: ["reject"] } },
  play: async ({ canvas, args }) => {
    const identity = await canvas.findByRole("link", { name: "The applicant's identity is verified" });
    await expect(identity).toHaveAttribute("href", `/desk/${args.application.driver}`);
    const documents = canvas.getByRole("link", { name: "All documents are accepted" });
    await expect(documents).toHaveAttribute("href", "#documents");
    await expect(canvas.getByRole("group", { name: /^What do you want/ })).toHaveAccessibleDescription(
      "Other actions will become available when these steps are complete: The applicant's identity is verified, All documents are accepted",
    );
  },
};

/** Who collects the card is asked. An officer who is not sure can go back, and nothing is sent. */
export const NotSure: Story = {
  args: { application: { ...replacement, status: "ready", actions: ["hand_over"] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Record handover" })).toBeChecked();
    await userEvent.click(await canvas.findByRole("radio", { name: /^Somebody else/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Full name/ }), "Kojo Addo");
    await moveOn(canvas, "Record handover");
    await expect((await canvas.findAllByText("Choose the document that they have shown")).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("radio", { name: "Passport" }));
    await moveOn(canvas, "Record handover");
    await sure(canvas, "Back");
    await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(lastSent(moveService)).toBeUndefined();
    await moveOn(canvas, "Record handover");
    await sure(canvas, "Record handover");
    const collector = { handed_to: "representative", receiver: "Kojo Addo", document_shown: "passport" };
    await waitFor(() => expect(lastSent(moveService)?.body).toEqual({ action: "hand_over", ...collector }));
  },
};

/** The card is sent for printing together with the approval, if nothing has to be paid first. */
export const ApprovedAndPrinted: Story = {
  beforeEach: () => {
    server.answer(recordStep, replacement);
    server.answer(moveService, { ...replacement, status: "producing", actions: ["produce"] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Approve and send card for printing" })).toBeChecked();
    await moveOn(canvas, "Approve and send card for printing");
    await sure(canvas, "Approve and send card for printing");
    await expectToast("Application approved, and card sent for printing. We have notified the applicant.");
    await expect(lastSent(moveService)?.body).toEqual({ action: "produce" });
  },
};

/** If a later call fails, the results that were recorded before it are kept, and the page shows them. */
export const OnlyAPartDone: Story = {
  beforeEach: () => {
    server.answer(recordStep, replacement);
    server.refuse(moveService, "forbidden", { detail: "Your branch has changed." });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: "Approve and send card for printing" });
    await moveOn(canvas, "Approve and send card for printing");
    await sure(canvas, "Approve and send card for printing");
    await expectToast("Your branch has changed.");
    await expect(lastSent(recordStep)?.body).toEqual({ step: "record_check", state: "done" });
  },
};

/** Results can be recorded without a decision, and a failed result can have a note. */
export const ResultsRecorded: Story = {
  args: { application: first },
  beforeEach: () => server.answer(recordStep, first),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Record results only" }));
    await expect(canvas.getAllByRole("radio", { name: "Do not record now", checked: true })).toHaveLength(3);
    await moveOn(canvas, "Record results only");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Choose at least one result to record");
    await choose(canvas, "Documents checked", "Problems found");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Note/ }), "The certificate has another name.");
    await moveOn(canvas, "Record results only");
    await expectToast("Step recorded: Documents checked.");
    await expect(lastSent(recordStep)?.body).toEqual({
      step: "document_check",
      state: "failed",
      note: "The certificate has another name.",
    });
  },
};

export const PracticalTestRecorded: Story = {
  tags: ["test-only"],
  args: { application: { ...first, status: "testing", actions: ["reject"] } },
  beforeEach: () => server.answer(recordPracticalTest, first),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Record results only" })).toBeChecked();
    await choose(canvas, "Practical test", "Failed");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Score/ }), "120");
    await moveOn(canvas, "Record results only");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Enter a score that is a whole number from 0 to 100");
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Score/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Score/ }), "41");
    await moveOn(canvas, "Record results only");
    await expectToast("Step recorded: Practical test.");
    await expect(lastSent(recordPracticalTest)?.body).toMatchObject({ is_passed: false, score: 41 });
  },
};

/** For a foreign licence, the officer decides which Ghanaian classes the driver gets. */
export const ClassesDecided: Story = {
  tags: ["test-only"],
  args: { application: applicationOf("foreign-license-conversion") },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Record results only" }));
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
    await choose(canvas, "Foreign licence confirmed by its issuer", "Confirmed");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Class B" }));
    await moveOn(canvas, "Record results only");
    await expectToast(/^Step recorded: Foreign licence confirmed/);
    await expect(lastSent(recordStep)?.body).toMatchObject({ step: "authenticity_check", classes: ["B"] });
  },
};
