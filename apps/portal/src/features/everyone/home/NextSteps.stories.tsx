import { getServiceOverview } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, neverAnswers, server } from "../../../stories/server.ts";
import { NextSteps } from "./NextSteps.tsx";

const meta = {
  title: "Portal/Home/Next steps",
  component: NextSteps,
  ...inPortal({ as: "driver" }),
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), to_do: [] });

const pay = exampleOf(getServiceOverview).to_do.map((each) => ({ ...each, due_on: "2999-12-05" }));

export const SomethingToPay: Story = {
  beforeEach: () => server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), to_do: pay }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Pay now" });
    await expect(link).toHaveAttribute("href", "/services/view/srv_01H8QM52AT/DLR/pay");
    await expect(canvas.getByRole("heading", { name: "Pay GH₵210.00: Driver's licence renewal" })).toBeVisible();
    await expect(canvas.getAllByText("To do").length).toBeGreaterThan(0);
    await expect(canvas.getByText(/About 3 minutes · By December 05, 2999/)).toBeVisible();
  },
};

const appointment = { starts_at: "2999-12-01T09:00:00Z", branch_name: "Accra (37) Regional Office" };

export const AnAppointmentIsBooked: Story = {
  beforeEach: () => {
    const text = "Go to your practical test: Driver's licence";
    const to_do = pay.map((each) => ({
      ...each,
      action: "attend" as const,
      urgency: "soon" as const,
      text,
      amount: null,
      appointment,
    }));
    server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), to_do });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^Go to your practical test/ })).toBeVisible();
    await expect(canvas.getByText(/December 01, 2999, 09:00 · Accra \(37\) Regional Office/)).toBeVisible();
    await expect(canvas.queryByText("To do")).not.toBeInTheDocument();
  },
};

export const BeingPaid: Story = {
  tags: ["test-only"],
  name: "A payment is in progress: nobody is asked to pay again [R-ADD-04]",
  beforeEach: () => {
    const text = "We are checking your payment: Driver's licence renewal";
    const to_do = pay.map((each) => ({
      ...each,
      action: "check_payment" as const,
      urgency: "soon" as const,
      text,
      amount: null,
      due_on: null,
    }));
    server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), to_do });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^We are checking your payment/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View payment" })).toHaveAttribute(
      "href",
      "/services/view/srv_01H8QM52AT/DLR/pay",
    );
    await expect(canvas.queryByText("To do")).not.toBeInTheDocument();
    await expect(canvas.queryByText(/GH₵/)).not.toBeInTheDocument();
  },
};

export const ARefund: Story = {
  tags: ["test-only"],
  name: "A payment was refunded: there is a way to pay again [R-ADD-04]",
  beforeEach: () => {
    const text = "Get a new invoice and pay it: Driver's licence renewal";
    const to_do = pay.map((each) => ({ ...each, action: "renew_invoice" as const, text, amount: null, due_on: null }));
    server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), to_do });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Get a new invoice" })).toHaveAttribute(
      "href",
      "/services/view/srv_01H8QM52AT/DLR/pay",
    );
  },
};

export const Nothing: Story = {
  beforeEach: nothing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You have nothing to do right now" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Apply for a service" })).toHaveAttribute(
      "href",
      "/services/add/type",
    );
  },
};

const none = { open: 0, completed: 0, to_do: [], applications: [], is_licensed: false };

export const AfterARejection: Story = {
  tags: ["test-only"],
  name: "After a rejection, the next service is not called the first one",
  beforeEach: () => {
    const by_status = [{ status: "rejected" as const, count: 1 }];
    server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), ...none, by_status });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Choose a service" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/services/add/type");
  },
};

export const Newcomer: Story = {
  tags: ["test-only"],
  name: "A newcomer chooses a first service",
  beforeEach: () => {
    server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), ...none, by_status: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Choose your first service" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/services/add/first");
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getServiceOverview),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your next steps");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getServiceOverview),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your next steps" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: "Pay now" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const ManySteps: Story = {
  tags: ["test-only"],
  name: "Steps that belong to no application are always shown, because no list has them",
  beforeEach: () => {
    const overview = exampleOf(getServiceOverview);
    const [step] = overview.to_do;
    if (!step) throw new Error("The example has no step.");
    const ofApplications = [1, 2, 3, 4, 5].map((number) => ({ ...step, text: `Step ${number}`, service: "srv_1" }));
    const lessons = { ...step, action: "confirm_lessons" as const, text: "Confirm 2 lessons", service: null };
    server.answer(getServiceOverview, { ...overview, to_do: [...ofApplications, lessons] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Step 4" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Step 5" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("heading", { name: "Confirm 2 lessons" })).toBeVisible();
  },
};

export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } } };
