import { appealDecision, listOwnDecisions } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { OwnDecisions } from "./OwnDecisions.tsx";

const meta = {
  title: "Portal/Decisions/About one's own record",
  component: OwnDecisions,
  ...inPortal({ as: "driver", at: "/account" }),
} satisfies Meta<typeof OwnDecisions>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = "My birth certificate says the 14th.";
const answered = (state: "upheld" | "withdrawn") => () =>
  server.answer(
    listOwnDecisions,
    pageOf({
      ...exampleOf(appealDecision),
      state: state === "upheld" ? "in_force" : "reversed",
      appeal: {
        state,
        reasons: typed,
        appealed_at: "2026-11-24T08:30:00Z",
        answer: "The register of births says the 4th.",
        decided_at: "2026-11-25T09:00:00Z",
      },
    }),
  );

export const Appealed: Story = {
  tags: ["test-only"],
  name: "A decision is appealed, until a day that is stated",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("March 04, 1998 (before: March 14, 1998)")).toBeVisible();
    await expect(canvas.getByText("Our mistake")).toBeVisible();
    await expect(canvas.getByText("You can appeal until December 21, 2026.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Appeal: Correct the record" }));
    const field = canvas.getByRole("textbox", { name: "Why is this decision wrong?" });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "No");
    await userEvent.click(canvas.getByRole("button", { name: "Send appeal" }));
    await expect((await canvas.findAllByText("Your reason must be 10 characters or more")).length).toBeGreaterThan(0);
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    server.answer(listOwnDecisions, pageOf(exampleOf(appealDecision)));
    await userEvent.click(canvas.getByRole("button", { name: "Send appeal" }));
    await waitFor(() => expect(lastSent(appealDecision)?.body).toEqual({ reason: typed }));
    await expectToast("Appeal sent.");
    await expect(await canvas.findByText("You appealed on November 24, 2026")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Appeal/ })).not.toBeInTheDocument();
  },
};

export const KeptWhenSendingFails: Story = {
  tags: ["test-only"],
  name: "The reasons stay if sending fails",
  beforeEach: () => failsOnce(appealDecision),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Appeal/ }));
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, typed);
    await userEvent.click(canvas.getByRole("button", { name: "Send appeal" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(field).toHaveValue(typed);
  },
};

export const Upheld: Story = {
  tags: ["test-only"],
  name: "The answer to an appeal: the decision was upheld",
  beforeEach: answered("upheld"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the decision was upheld$/)).toBeVisible();
    await expect(canvas.getByText("The register of births says the 4th.")).toBeVisible();
  },
};

export const Withdrawn: Story = {
  tags: ["test-only"],
  name: "The answer to an appeal: the decision was reversed",
  beforeEach: answered("withdrawn"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the decision was reversed$/)).toBeVisible();
  },
};

export const TooLate: Story = {
  tags: ["test-only"],
  name: "After the last day",
  beforeEach: () =>
    server.answer(
      listOwnDecisions,
      pageOf({ ...firstOf(listOwnDecisions), may_appeal: false, appeal_until: "2026-11-20" }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The deadline for appeals was November 20, 2026. You can no longer appeal."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Nothing: Story = {
  tags: ["test-only"],
  name: "No decisions",
  beforeEach: () => server.answer(listOwnDecisions, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We have not made any decisions about your record.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listOwnDecisions),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the decisions about your record");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(listOwnDecisions),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("alert", { name: "We could not load the decisions about your record" }),
    ).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
