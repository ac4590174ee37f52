import { getApplication, listUnverifiedIdentities, moveService } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type Application, applicationOf, has } from "../../../stories/application.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { CheckIdentity } from "./CheckIdentity.tsx";
import { OfficeApplication } from "./OfficeApplication.tsx";
import { useApplicationTitles } from "./use-application-titles.ts";

const kind = "license-application";
const application = applicationOf(kind);

const meta = {
  title: "Portal/Office/One application",
  tags: ["test-only"],
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
export const Whole: Story = {
  tags: ["!test-only"],
  beforeEach: stands({ actions: ["ask_for_more", "open_tests", "reject"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("KW-2Q7H-M5XK-9")).toBeVisible();
    await expect(canvas.getByText("Due today")).toBeVisible();
    const steps = canvas.getByText("Documents checked", { selector: "dt" });
    await expect(steps.parentElement).toHaveTextContent("To do");
    await expect(canvas.getByText("Practical test", { selector: "dt" }).parentElement).toHaveTextContent("Not started");
    await waitFor(() => expect(canvas.getByText("What the applicant sees")).toBeVisible());
    await expect(
      canvas.getAllByRole("radio", { name: /^(Request more information|Open the tests|Reject application)/ }),
    ).toHaveLength(3);
  },
};

export const EvidenceThenAction: Story = {
  name: "The evidence, the steps and the notes are read before the next action, and on a phone a link and G lead to it",
  globals: { viewport: { value: "phone" } },
  beforeEach: stands({ actions: ["start_review", "reject"] }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { name: "Next action" });
    const isAbove = (first: Element, second: Element) =>
      expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const earlier of ["What the applicant sees", "Steps", "Notes"])
      await isAbove(canvas.getByText(earlier), heading);
    await isAbove(heading, canvas.getByText("Costs"));
    await userEvent.click(canvas.getByRole("link", { name: "Go to the next action" }));
    await expect(heading).toHaveFocus();
    heading.blur();
    await userEvent.keyboard("g");
    await expect(heading).toHaveFocus();
  },
};

export const Named: Story = {
  name: "The heading names the service and the applicant, and the title only the number",
  beforeEach: () => has(application),
  render: function Named(args) {
    const { title, heading } = useApplicationTitles(args.id);
    return (
      <>
        <p>{title}</p>
        <h1>{heading}</h1>
        <OfficeApplication {...args} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Application");
    await expect(
      await canvas.findByRole("heading", { level: 1, name: `${application.title}: Ama Serwaa Mensah` }),
    ).toBeVisible();
    await expect(canvas.getByText(`Application ${application.number}`)).toBeVisible();
  },
};

export const UsualActionIsChosen: Story = {
  name: "The usual next action needs one press, a final one has to be chosen",
  beforeEach: () => {
    stands({ actions: ["start_review", "reject"] })();
    server.answer(moveService, { ...application, status: "in_review" });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Start review/ })).toBeChecked();
    await moveOn(canvas, "Start review");
    await waitFor(() => expect(lastSent(moveService)?.body).toEqual({ action: "start_review" }));
  },
};

/** A rejection is explained to the applicant, so it requires a reason. */
export const RefusedWithAReason: Story = {
  tags: ["!test-only"],
  beforeEach: stands({ actions: ["reject"] }),
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: /^Reject application/ });
    await moveOn(canvas, "Confirm");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Choose the next action");
    await userEvent.click(canvas.getByRole("radio", { name: /^Reject application/ }));
    await moveOn(canvas, "Reject application");
    const reason = canvas.getByRole("textbox", { name: /^Reason/ });
    await expect(reason).toBeInvalid();
    await expect(canvas.getByRole("combobox", { name: "Ground" })).toBeInvalid();
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Ground" }),
      "The documents are missing or not valid",
    );
    await userEvent.type(reason, "The certificate is of another person.");
    await moveOn(canvas, "Reject application");
    await sure(canvas, "Reject application");
    await waitFor(() =>
      expect(lastSent(moveService)?.body).toEqual({
        action: "reject",
        reason: "The certificate is of another person.",
        ground: "documents",
      }),
    );
  },
};

/**
 * Approving an application and handing over its card need two different officers. The page tells the officer who
 * approved it who can hand over the card.
 */
export const NotByTheSamePerson: Story = {
  name: "What would be refused is not offered, and the page says who may do it [R-AUT-10]",
  beforeEach: stands({
    status: "ready",
    actions: [],
    held_back: [
      { action: "hand_over", reason: "You approved this application, so another officer must hand over the card." },
    ],
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/so another officer must hand over the card/)).toBeVisible());
    await expect(canvas.queryByRole("radio", { name: /hand-over/i })).not.toBeInTheDocument();
  },
};

export const NothingWaits: Story = {
  name: "Without an action, no link or key leads to it",
  beforeEach: stands({ status: "completed", completed_at: "2026-11-23T09:00:00Z", actions: [] }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("You do not need to do anything now.")).toBeVisible());
    await expect(canvas.getByText("Completed on November 23, 2026")).toBeVisible();
    await expect(canvas.queryByRole("radio")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: "Go to the next action" })).not.toBeInTheDocument();
    await userEvent.keyboard("g");
    await expect(canvas.getByRole("heading", { name: "Next action" })).not.toHaveFocus();
  },
};

export const IdentityChecked: Story = {
  name: "An identity that is checked on the page no longer blocks the decision",
  render: (args) => (
    <OfficeApplication {...args} applicant={() => <CheckIdentity identity={firstOf(listUnverifiedIdentities)} />} />
  ),
  beforeEach: stands({ identity_verified: false, actions: ["reject"] }),
  play: async ({ canvas }) => {
    const blocker = { name: "The applicant's identity is verified" };
    await canvas.findByRole("link", blocker);
    await userEvent.click(canvas.getByRole("button", { name: "Check identity: Ama Serwaa Mensah" }));
    const dialog = within(await canvas.findByRole("dialog"));
    for (const name of [/^Yes, verify the document/, /^I compared the person/, "The person came to the counter"])
      await userEvent.click(await dialog.findByRole("radio", { name }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Note/ }), "Compared at the counter.");
    stands({ identity_verified: true, actions: ["reject"] })();
    await userEvent.click(dialog.getByRole("button", { name: "Record the result" }));
    await waitFor(() => expect(canvas.queryByRole("link", blocker)).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  tags: ["!test-only"],
  beforeEach: () => neverAnswers(getApplication),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the application");
  },
};

export const Failed: Story = {
  tags: ["!test-only"],
  beforeEach: () => {
    has(application);
    failsOnce(getApplication);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the application" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByText("What the applicant sees")).toBeVisible());
  },
};
