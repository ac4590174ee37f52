import { bookAppointment, listAppointments, listSlots } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { applicationOf } from "../../../../stories/application.ts";
import { inPlace, inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, firstOf, pageOf, server } from "../../../../stories/server.ts";
import { Appointments } from "./Appointments.tsx";

const { steps, ...application } = applicationOf("learners-license");

const meta = {
  title: "Portal/Applications/Appointments/By keyboard",
  component: Appointments,
  ...inPortal({ as: "learner" }),
  args: { application: { ...application, steps: steps.filter(({ step }) => step === "eye_test") } },
} satisfies Meta<typeof Appointments>;

export default meta;
type Story = StoryObj<typeof meta>;

const slot = { ...firstOf(listSlots), purpose: "eye_test" as const };
const booked = {
  ...exampleOf(bookAppointment),
  purpose: "eye_test" as const,
  starts_at: "2999-12-01T09:00:00Z",
  ends_at: "2999-12-01T09:40:00Z",
};

export const OpenedAndClosedByKey: Story = {
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    server.answer(listSlots, pageOf(slot));
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole("button", { name: "Book your eye test" })).focus();
    await userEvent.keyboard("{Enter}");
    const form = canvas.getByRole("group", { name: "Book your eye test" });
    await expect(form).toHaveFocus();
    (await canvas.findByRole("radio", { name: "09:00 to 09:40" })).focus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Book your eye test" })).toHaveFocus();
    await expect(canvas.queryByRole("radio")).not.toBeInTheDocument();
  },
};

export const TimeChangedByKey: Story = {
  beforeEach: () => void server.answer(listAppointments, pageOf(booked)),
  play: async ({ canvas }) => {
    (await canvas.findByRole("button", { name: "Change time" })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("group", { name: "Change time" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Change time" })).toHaveFocus();
    await expect(canvas.queryByRole("group", { name: "Change time" })).not.toBeInTheDocument();
  },
};

export const OpenedByLink: Story = {
  tags: ["test-only"],
  name: "The link that says to choose a day opens the form, and moves the focus to it [R-ADD-06]",
  parameters: inPlace({ at: "/services/view/srv_1/LLAS#book" }),
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    server.answer(listSlots, pageOf(slot));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("group", { name: "Book your eye test" })).toHaveFocus());
  },
};
