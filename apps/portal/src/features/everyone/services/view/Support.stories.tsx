import { bookAppointment, listAppointments, listSlots, moveAppointment } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { applicationOf } from "../../../../stories/application.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, firstOf, lastSent, pageOf, server } from "../../../../stories/server.ts";
import { Appointments } from "./Appointments.tsx";

const { steps, ...application } = applicationOf("learners-license");

const meta = {
  title: "Portal/Applications/Appointments/Support",
  component: Appointments,
  ...inPortal({ as: "learner" }),
  args: { application: { ...application, steps: steps.filter(({ step }) => step === "eye_test") } },
} satisfies Meta<typeof Appointments>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const booked = {
  ...exampleOf(bookAppointment),
  purpose: "eye_test" as const,
  starts_at: "2999-12-01T09:00:00Z",
  ends_at: "2999-12-01T09:40:00Z",
};

/** The branch has one free time, and the person has these appointments. */
const has = (...appointments: Parameters<typeof pageOf<typeof booked>>) => {
  server.answer(listSlots, pageOf({ ...firstOf(listSlots), purpose: "eye_test" as const }));
  server.answer(listAppointments, pageOf(...appointments));
};

const support = (canvas: Canvas) => canvas.findByRole("textbox", { name: /^Support you need/ });

export const AskedFor: Story = {
  tags: ["test-only"],
  name: "The support that people need is asked for with the appointment, and the page says it again [R-ADD-06]",
  beforeEach: () => has(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book your eye test" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "09:00 to 09:40" }));
    await userEvent.type(await support(canvas), "A space for a wheelchair");
    server.answer(listAppointments, pageOf(booked));
    await userEvent.click(canvas.getByRole("button", { name: "Book this time" }));
    await waitFor(() =>
      expect(lastSent(bookAppointment)?.body).toMatchObject({ support_needed: "A space for a wheelchair" }),
    );
    await expect(await canvas.findByText("Support you asked for: A space for a wheelchair")).toBeVisible();
  },
};

export const AskedForBefore: Story = {
  name: "What people asked for with another appointment need not be typed again",
  beforeEach: () => has({ ...booked, purpose: "biometrics" as never, status: "kept" }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book your eye test" }));
    await expect(await support(canvas)).toHaveValue("A space for a wheelchair");
  },
};

export const TakenBack: Story = {
  name: "The support can be changed or taken back together with the time",
  beforeEach: () => has(booked),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change time" }));
    await userEvent.clear(await support(canvas));
    await userEvent.click(canvas.getByRole("radio", { name: "09:00 to 09:40" }));
    await userEvent.click(canvas.getByRole("button", { name: "Book this time" }));
    await waitFor(() => expect(lastSent(moveAppointment)?.body).toMatchObject({ support_needed: "" }));
  },
};
