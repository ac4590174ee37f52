import { bookAppointment, getApplication, listAppointments } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { applicationOf } from "../../../stories/application.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, pageOf, server } from "../../../stories/server.ts";
import { OfficeApplication } from "./OfficeApplication.tsx";

const application = {
  ...applicationOf("license-application"),
  status: "testing" as const,
  actions: ["take_tests" as const],
};

const meta = {
  title: "Portal/Office/Support needed",
  tags: ["!autodocs"],
  component: OfficeApplication,
  ...inPortal({ as: "officer" }),
  args: {
    id: application.id,
    task: () => null,
    applicant: () => null,
    changes: () => null,
    children: () => null,
    notes: () => null,
    more: () => null,
    next: () => null,
  },
} satisfies Meta<typeof OfficeApplication>;

export default meta;
type Story = StoryObj<typeof meta>;

const appointment = exampleOf(bookAppointment);

export const AtTheTest: Story = {
  tags: ["test-only"],
  name: "The support that the applicant asked for stands with the step, and where the result of the test is entered [R-ADD-06]",
  beforeEach: () => {
    server.answer(getApplication, application as never);
    server.answer(
      listAppointments,
      pageOf(appointment, {
        ...appointment,
        id: "apt_2",
        purpose: "eye_test",
        status: "cancelled",
        support_needed: "Cancelled",
      }),
    );
  },
  play: async ({ canvas }) => {
    const step = (await canvas.findAllByText("Practical test", { selector: "dt" }))[0]?.parentElement;
    await expect(await canvas.findByText("Support needed: A space for a wheelchair")).toBeVisible();
    await expect(step).toHaveTextContent("Support needed: A space for a wheelchair");
    await expect(canvas.queryByText(/Cancelled/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("radio", { name: "Record results only" }));
    await expect(canvas.getByRole("group", { name: "Practical test" })).toHaveAccessibleDescription(
      "Support needed: A space for a wheelchair",
    );
  },
};
