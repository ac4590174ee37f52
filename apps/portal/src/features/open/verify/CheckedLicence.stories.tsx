import { checkShare } from "@kwan/contract";
import { shareCode } from "@kwan/domain/numbers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, neverAnswers, server, timesSent } from "../../../stories/server.ts";
import { CheckedLicence } from "./CheckedLicence.tsx";
import { EnterCode } from "./EnterCode.tsx";

const code = shareCode(() => 0.42);

const meta = {
  title: "Portal/Licences/Check",
  component: CheckedLicence,
  ...inPortal({ at: "/verify" }),
  args: { code, isAsked: true },
} satisfies Meta<typeof CheckedLicence>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = exampleOf(checkShare);

export const Valid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This licence is valid.")).toBeVisible();
    await expect(canvas.getByText("November 21, 2026, 09:30")).toBeVisible();
    await expect(canvas.getByText("February 20, 2030")).toBeVisible();
    // The holder's name must not appear.
    await expect(canvas.queryByText(/Mensah/)).not.toBeInTheDocument();
  },
};

/** Following a link does not use up the code. Only pressing the button does. */
export const Followed: Story = {
  args: { isAsked: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can use it only once/)).toBeVisible();
    await expect(timesSent(checkShare)).toBe(0);
    await userEvent.click(canvas.getByRole("button", { name: "Check this licence" }));
    await expect(await canvas.findByText("This licence is valid.")).toBeVisible();
  },
};

export const RenewalOverdue: Story = {
  beforeEach: () => server.answer(checkShare, { ...seen, status: "renewal_overdue" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The holder must renew the licence before they drive again/)).toBeVisible();
  },
};

export const Revoked: Story = {
  beforeEach: () => server.answer(checkShare, { ...seen, status: "revoked" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The holder must not use it to drive/)).toBeVisible();
  },
};

export const ReplacedCard: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(checkShare, { ...seen, issue: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Issue 2 only. Cards with another number are not valid.")).toBeVisible();
  },
};

export const StolenCard: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(checkShare, { ...seen, is_card_blocked: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^None\. The last card, issue 1, was reported lost or stolen/)).toBeVisible();
  },
};

export const NoSuchCode: Story = {
  tags: ["test-only"],
  beforeEach: () => server.refuse(checkShare, "not_found", { detail: "This code has been cancelled." }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert", { name: "You cannot check a licence with this code" });
    await expect(alert).toHaveTextContent("This code has been cancelled.");
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Use another code" })).toHaveAttribute("href", "/verify");
  },
};

export const Mistyped: Story = {
  tags: ["test-only"],
  args: { code: "hello", isAsked: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We do not recognise this code.");
    await expect(timesSent(checkShare)).toBe(0);
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(checkShare),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Checking the code");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(checkShare),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("This licence is valid.")).toBeVisible();
  },
};

const entered = fn();

export const Entered: Story = {
  tags: ["test-only"],
  render: () => <EnterCode onEntered={entered} />,
  beforeEach: () => void entered.mockClear(),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.type(field, "hello{Enter}");
    await expect(field).toBeInvalid();
    await expect(entered).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, `${code.toLowerCase().replace("-", " ")}{Enter}`);
    await expect(entered).toHaveBeenCalledWith(code);
  },
};
