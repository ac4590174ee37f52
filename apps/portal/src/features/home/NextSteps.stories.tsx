import { getLicense, getServiceOverview, listAppointments, listServices } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { applicationOf, has } from "../../stories/application.ts";
import { inPortal } from "../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, neverAnswers, pageOf, server } from "../../stories/server.ts";
import { NextSteps } from "./NextSteps.tsx";

const meta = {
  title: "Portal/Home/Next steps",
  component: NextSteps,
  ...inPortal({ as: "driver" }),
  args: { driver: "drv_01H8QK3Z7N" },
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {
  server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), to_do: [] });
  server.answer(listAppointments, pageOf());
  server.answer(listServices, pageOf());
};

const pay = exampleOf(getServiceOverview).to_do.map((each) => ({ ...each, due_on: "2999-12-05" }));

export const SomethingToPay: Story = {
  beforeEach: () => server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), to_do: pay }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Pay GH₵210.00" });
    await expect(link).toHaveAttribute("href", "/services/view/srv_01H8QM52AT/DLR/pay");
    await expect(canvas.getByRole("heading", { name: "Pay for your licence renewal" })).toBeVisible();
    await expect(canvas.getAllByText("Waits for you").length).toBeGreaterThan(0);
    await expect(canvas.getByText(/About 3 minutes · By December 05, 2999/)).toBeVisible();
  },
};

export const AVisitIsNear: Story = {
  beforeEach: () => {
    nothing();
    server.answer(
      listAppointments,
      pageOf({
        ...firstOf(listAppointments),
        starts_at: "2999-12-01T09:00:00Z",
        ends_at: "2999-12-01T09:40:00Z",
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Go to your practical test" })).toBeVisible();
    await expect(canvas.getByText(/December 01, 2999, 09:00 · Accra \(37\) Regional Office/)).toBeVisible();
    await expect(canvas.queryByText("Waits for you")).not.toBeInTheDocument();
  },
};

/** An application that waits for an eye test. */
const waitsForAnEyeTest = () => {
  nothing();
  server.answer(listServices, pageOf({ ...firstOf(listServices), status: "in_review" }));
  const application = applicationOf("drivers-renewal");
  const [step] = applicationOf("learners-license").steps.filter(({ step }) => step === "eye_test");
  has({ ...application, steps: step ? [step] : [] });
};

export const BeingPaid: Story = {
  name: "Being paid: nobody is asked to pay again [R-ADD-04]",
  beforeEach: () => {
    nothing();
    const text = "Your payment is being checked: Renewal of driver's licence";
    const to_do = pay.map((each) => ({ ...each, what: "see_payment" as const, text, amount: null, due_on: null }));
    server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), to_do });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^Your payment is being checked/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See how it stands" })).toHaveAttribute(
      "href",
      "/services/view/srv_01H8QM52AT/DLR/pay",
    );
    await expect(canvas.queryByText("Waits for you")).not.toBeInTheDocument();
    await expect(canvas.queryByText(/GH₵/)).not.toBeInTheDocument();
  },
};

export const AVisitWasMissed: Story = {
  name: "A visit was missed: another time can be chosen [R-ADD-06]",
  beforeEach: () => {
    waitsForAnEyeTest();
    server.answer(
      listAppointments,
      pageOf({
        ...firstOf(listAppointments),
        service: applicationOf("drivers-renewal").id,
        purpose: "eye_test" as const,
        starts_at: "2020-12-01T09:00:00Z",
        ends_at: "2020-12-01T09:40:00Z",
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "You missed your eye test: choose another time" }),
    ).toBeVisible();
    await expect(canvas.getByText(/It was on December 01, 2020, 09:00/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
};

/** Nobody who has booked is told to book, while that can't be seen. */
export const VisitsUnseen: Story = {
  name: "It can't be seen whether a visit is booked: it is said, and tried again [R-ADD-06]",
  beforeEach: () => {
    waitsForAnEyeTest();
    failsOnce(listAppointments);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("status", { name: "We could not see whether a visit is booked" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /eye test|Nothing waits/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: /^Book your eye test/ })).toBeVisible();
    await expect(canvas.queryByText(/We could not see/)).not.toBeInTheDocument();
  },
};

export const Nothing: Story = {
  beforeEach: nothing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing waits for you" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Apply for something" })).toHaveAttribute(
      "href",
      "/services/add/type",
    );
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getServiceOverview),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading what to do next");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(getServiceOverview),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load what to do next" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: "Pay GH₵210.00" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const NotAllIsKnown: Story = {
  beforeEach: () => server.refuse(getLicense, "forbidden"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "This may not be all" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Pay GH₵210.00" })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
