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
