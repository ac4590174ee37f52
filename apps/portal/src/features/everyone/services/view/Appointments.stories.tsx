import {
  bookAppointment,
  cancelAppointment,
  chooseCategory,
  listAppointments,
  listSlots,
  moveAppointment,
  verifySchool,
} from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { applicationOf } from "../../../../stories/application.ts";
import { expectToast } from "../../../../stories/expect-toast.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, lastSent, pageOf, server } from "../../../../stories/server.ts";
import { Appointments } from "./Appointments.tsx";
import { LearnerExtras } from "./LearnerExtras.tsx";

const withStep = (step: "eye_test" | "biometrics" | "practical_test") => {
  const { steps, ...application } = applicationOf("learners-license");
  return { ...application, steps: steps.filter((each) => each.step === step) };
};

const meta = {
  title: "Portal/Applications/Appointments",
  tags: ["test-only"],
  component: Appointments,
  ...inPortal({ as: "learner" }),
  args: { application: withStep("eye_test") },
} satisfies Meta<typeof Appointments>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (hour: string) => ({ starts_at: `${hour}:00:00Z`, ends_at: `${hour}:40:00Z` });
const slot = { ...firstOf(listSlots), purpose: "eye_test" as const };
const slots = () =>
  server.answer(
    listSlots,
    pageOf(
      slot,
      { ...slot, id: "slt_full", starts_at: "2026-12-01T10:00:00Z", ends_at: "2026-12-01T10:40:00Z", places_left: 0 },
      { ...slot, id: "slt_next", starts_at: "2026-12-02T11:00:00Z", ends_at: "2026-12-02T11:40:00Z" },
    ),
  );
const booked = { ...exampleOf(bookAppointment), purpose: "eye_test" as const, ...at("2999-12-01T09") };

export const Booked: Story = {
  tags: ["!test-only"],
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    slots();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book your eye test" }));
    await expect(await canvas.findByRole("radio", { name: "09:00 to 09:40" })).toBeVisible();
    // A full slot is not offered.
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Day" }), "Wednesday, December 02, 2026");
    await userEvent.click(canvas.getByRole("radio", { name: "11:00 to 11:40" }));
    server.answer(listAppointments, pageOf({ ...booked, ...at("2026-12-02T11") }));
    await userEvent.click(canvas.getByRole("button", { name: "Book this time" }));
    await expectToast("Your appointment is booked.");
    await expect(await canvas.findByText("Wednesday, December 02, 2026, 11:00 to 11:40")).toBeVisible();
    await expect(lastSent(bookAppointment)?.body).toMatchObject({ slot: "slt_next" });
  },
};

export const NoTimeChosen: Story = {
  tags: ["!test-only"],
  ...Booked,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book your eye test" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Book this time" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Choose a time");
    await expect(lastSent(bookAppointment)).toBeUndefined();
  },
};

export const TakenMeanwhile: Story = {
  tags: ["!test-only"],
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    server.answer(listSlots, pageOf(slot));
    server.refuse(bookAppointment, "slot_taken", { detail: "This time was taken a moment ago. Choose another." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book your eye test" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "09:00 to 09:40" }));
    slots();
    await userEvent.click(canvas.getByRole("button", { name: "Book this time" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This time was taken a moment ago.");
    await expect(await canvas.findByRole("option", { name: "Wednesday, December 02, 2026" })).toBeInTheDocument();
  },
};

export const LaterDays: Story = {
  tags: ["!test-only"],
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    server.answer(listSlots, { ...pageOf(slot), next: "/api/dvla/branch/brn_1/slots/?cursor=later" });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book your eye test" }));
    const later = await canvas.findByRole("button", { name: "Show later days" });
    slots();
    await userEvent.click(later);
    await expect(await canvas.findByRole("option", { name: "Wednesday, December 02, 2026" })).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Show later days" })).not.toBeInTheDocument();
    await expect(lastSent(listSlots)?.query.cursor).toBe("later");
  },
};

export const NoTimeLeft: Story = {
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    server.answer(listSlots, pageOf());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book your eye test" }));
    await expect(await canvas.findByText(/There are no times available at this branch at the moment/)).toBeVisible();
  },
};

export const Moved: Story = {
  beforeEach: () => {
    server.answer(listAppointments, pageOf(booked));
    slots();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sunday, December 01, 2999, 09:00 to 09:40")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change time" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "09:00 to 09:40" }));
    await userEvent.click(canvas.getByRole("button", { name: "Book this time" }));
    await expectToast("Your appointment has been changed.");
    await expect(lastSent(moveAppointment)?.body).toMatchObject({ slot: slot.id });
  },
};

export const PhotoAndFingerprints: Story = {
  args: { application: withStep("biometrics") },
  beforeEach: () => server.answer(listAppointments, pageOf()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Book an appointment for your photo and fingerprints" }),
    ).toBeVisible();
  },
};

export const GivenUp: Story = {
  beforeEach: () => server.answer(listAppointments, pageOf(booked)),
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole("button", { name: "Cancel this appointment" });
    server.answer(listAppointments, pageOf());
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole("button", { name: "Yes, cancel appointment" }));
    await expectToast("Your appointment has been cancelled.");
    await expect(await canvas.findByRole("button", { name: "Book your eye test" })).toBeVisible();
    await expect(lastSent(cancelAppointment)?.params).toEqual({ id: booked.id });
  },
};

export const NotGivenUp: Story = {
  name: "An appointment that could not be cancelled says why, in its dialog",
  beforeEach: () => {
    server.answer(listAppointments, pageOf(booked));
    server.refuse(cancelAppointment, "state_forbids", { detail: "This appointment is today." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel this appointment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel this appointment?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel appointment" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("This appointment is today.");
    await userEvent.click(dialog.getByRole("button", { name: "No, keep it" }));
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Cancel this appointment" })).toHaveFocus();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    failsOnce(listAppointments);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: /We could not load your appointment/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("button", { name: "Book your eye test" })).toBeVisible();
  },
};

const changed = fn(() => Promise.resolve());

export const ClassAndSchool: Story = {
  render: () => (
    <LearnerExtras
      row={kinds["learners-license"]}
      application={applicationOf("learners-license", { status: "awaiting_payment" })}
      onChanged={changed}
    />
  ),
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^A: motorcycles/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Save the class" }));
    await waitFor(() => expect(lastSent(chooseCategory)?.body).toEqual({ license_class: "A", gearbox: "manual" }));
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await expect(await canvas.findByText(/Your school has recorded 34 of 48 hours of training/)).toBeVisible();
    await expect(changed).toHaveBeenCalledTimes(2);
  },
};

export const ClassIsPaidFor: Story = {
  render: () => (
    <LearnerExtras
      row={kinds["learners-license"]}
      application={applicationOf("learners-license", { status: "paid" })}
      onChanged={changed}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You cannot change the class after you have paid\./)).toBeVisible();
    await expect(canvas.queryByRole("radio", { name: /^A: motorcycles/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("radio", { name: "Automatic only" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save the type of gearbox" }));
    await waitFor(() => expect(lastSent(chooseCategory)?.body).toEqual({ license_class: "B", gearbox: "automatic" }));
  },
};

export const SchoolDoesNotKnowThem: Story = {
  ...ClassAndSchool,
  beforeEach: () => {
    changed.mockClear();
    server.answer(verifySchool, {
      ...exampleOf(verifySchool),
      is_verified: false,
      message: "Ridge Driving School has nobody with this number. Check it on your card.",
    });
  },
  play: async ({ canvas }) => {
    const number = canvas.getByRole("textbox", { name: "Trainee number" });
    await userEvent.clear(number);
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await expect(number).toBeInvalid();
    await userEvent.type(number, "T-1{Enter}");
    await expect(await canvas.findByText(/has nobody with this number/)).toBeVisible();
    await expect(canvas.queryByText(/hours of training/)).not.toBeInTheDocument();
  },
};
