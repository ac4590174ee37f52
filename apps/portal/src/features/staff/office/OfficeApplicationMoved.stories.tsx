import { moveService } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type Application, applicationOf, has } from "../../../stories/application.ts";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { lastSent, server } from "../../../stories/server.ts";
import { OfficeApplication } from "./OfficeApplication.tsx";

const kind = "license-application";
const application = applicationOf(kind);

const meta = {
  title: "Portal/Office/One application, moved on",
  component: OfficeApplication,
  ...inPortal({ as: "officer" }),
  args: {
    id: application.id,
    task: () => <p>Due today</p>,
    applicant: () => null,
    changes: () => null,
    notes: () => <p>Notes</p>,
    more: () => <p>Costs</p>,
    next: (hasMoved) => (hasMoved ? <p>Next task</p> : null),
    children: () => <p>What the applicant sees</p>,
  },
} satisfies Meta<typeof OfficeApplication>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const stands = (changes: Partial<Application>) => () => has({ ...application, ...changes });
/** Presses the button that is labelled with the chosen action. */
const moveOn = (canvas: Canvas, action: string) => userEvent.click(canvas.getByRole("button", { name: action }));
/** Presses the button in the dialog that confirms an action. */
const sure = async (canvas: Canvas, action: string) =>
  userEvent.click(within(await canvas.findByRole("dialog")).getByRole("button", { name: action }));
/** Returns the application with all documents accepted. */
const accepted = (of: Application): Application => ({
  ...of,
  documents: of.documents.map((document) => ({ ...document, status: "accepted" as const })),
});

const allDone = application.steps.map((step) => ({ ...step, state: "done" as const }));

export const MovedOn: Story = {
  beforeEach: () => {
    stands({ ...accepted(application), identity_verified: true, steps: allDone, actions: ["open_tests"] })();
    server.answer(moveService, { ...application, status: "testing" });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Open the tests/ }));
    await moveOn(canvas, "Open the tests");
    stands({ status: "testing", steps: allDone, actions: [] })();
    await sure(canvas, "Open the tests");
    await expectToast("Tests opened. We have notified the applicant.");
    await expect(lastSent(moveService)?.body).toEqual({ action: "open_tests" });
    await expect(await canvas.findByText("Next task")).toBeVisible();
  },
};

/** A page has one main action: the next task is not one while this application can be moved on further. */
export const MovedOnWithMoreToDo: Story = {
  beforeEach: () => {
    stands({ ...accepted(application), identity_verified: true, actions: ["start_review"] })();
    server.answer(moveService, { ...application, status: "producing" });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Start review/ }));
    // The page asks for the application again as soon as the move is answered: the new state stands before the press.
    stands({ status: "producing", actions: ["mark_ready"] })();
    await moveOn(canvas, "Start review");
    await waitFor(() => expect(lastSent(moveService)?.body).toEqual({ action: "start_review" }));
    await expect(await canvas.findByRole("radio", { name: /^Mark card as ready/ })).toBeVisible();
    await expect(canvas.queryByText("Next task")).not.toBeInTheDocument();
  },
};

/** Another officer has already decided, so the page shows the current status. */
export const DecidedMeanwhile: Story = {
  beforeEach: () => {
    stands({ actions: ["reject"] })();
    server.refuse(moveService, "state_forbids", { detail: "The application is rejected." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Reject application/ }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Ground" }), "Another ground");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reason/ }), "The certificate is of another person.");
    stands({ status: "rejected", actions: [] })();
    await moveOn(canvas, "Reject application");
    await sure(canvas, "Reject application");
    await waitFor(() => expect(canvas.getByText(/This application was updated after you opened it/)).toBeVisible());
    await expect(canvas.getByText("Status: Rejected")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Reject application" })).not.toBeInTheDocument());
    // The notice stands at the form, with what was typed.
    await expect(canvas.getByRole("heading", { name: "Next action" })).toHaveFocus();
    await expect(canvas.getByText("You had typed: “The certificate is of another person.”")).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  tags: ["test-only"],
  name: "A colleague has changed the status, and the same action is still possible",
  beforeEach: () => {
    stands({ actions: ["reject"] })();
    server.refuse(moveService, "stale", { current: application } as never);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Reject application/ }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Ground" }), "Another ground");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reason/ }), "The certificate is of another person.");
    stands({ status: "action_required", actions: ["reject"] })();
    await moveOn(canvas, "Reject application");
    await sure(canvas, "Reject application");
    await expect(await canvas.findByText(/This application was updated after you opened it/)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^Reject application/ })).toBeChecked();
    await expect(canvas.getByRole("textbox", { name: /^Reason/ })).toHaveValue("The certificate is of another person.");
    await expect(canvas.getByRole("combobox", { name: "Ground" })).toHaveDisplayValue("Another ground");
    await expect(canvas.queryByText(/^You had typed/)).not.toBeInTheDocument();
  },
};
