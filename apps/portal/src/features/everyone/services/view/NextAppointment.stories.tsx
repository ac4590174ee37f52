import { bookAppointment, listAppointments, listSlots, moveAppointment, moveService } from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { applicationOf, has } from "../../../../stories/application.ts";
import { expectToast } from "../../../../stories/expect-toast.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../../stories/server.ts";
import { ApplicationView } from "./ApplicationView.tsx";

const kind = "learners-license";
const { id } = exampleOf(moveService);

const meta = {
  title: "Portal/Applications/Next appointment",
  tags: ["!autodocs"],
  component: ApplicationView,
  ...inPortal({ as: "learner", at: `/services/view/${id}/LLAS` }),
  args: { row: kinds[kind], id },
} satisfies Meta<typeof ApplicationView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sets up an application whose only open step is an eye test. */
const waitsForAnEyeTest = () => {
  const { steps } = applicationOf(kind);
  has(applicationOf(kind, { steps: steps.filter(({ step }) => step === "eye_test") }));
  server.answer(listAppointments, pageOf());
};

const appointment = (day: string) => ({
  ...exampleOf(bookAppointment),
  service: id,
  purpose: "eye_test" as const,
  starts_at: `${day}T09:00:00Z`,
  ends_at: `${day}T09:40:00Z`,
});

export const NotKnownYet: Story = {
  tags: ["test-only"],
  name: "Before the appointments have loaded, nobody is told to book [R-ADD-06]",
  beforeEach: () => {
    waitsForAnEyeTest();
    neverAnswers(listAppointments);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your next steps")).toBeInTheDocument();
    await expect(canvas.queryByRole("note", { name: /Book your/ })).not.toBeInTheDocument();
  },
};

let repair = (): void => undefined;

export const Unseen: Story = {
  tags: ["test-only"],
  name: "The appointments cannot be loaded: the page says so and tries again [R-ADD-06]",
  beforeEach: () => {
    waitsForAnEyeTest();
    server.answer(listAppointments, pageOf(appointment("2999-12-01")));
    repair = server.fault({ code: "unavailable", retryAfter: 3600 }, { call: listAppointments });
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("note", { name: "We could not check whether you have an appointment" });
    await expect(canvas.queryByRole("note", { name: /Book your/ })).not.toBeInTheDocument();
    repair();
    await userEvent.click(within(note).getByRole("button", { name: "Try again" }));
    const next = await canvas.findByRole("note", { name: "Go to your eye test" });
    await expect(next).toHaveTextContent("December 01, 2999, 09:00");
  },
};

export const Missed: Story = {
  tags: ["test-only"],
  name: "A missed appointment is shown, and can be moved [R-ADD-06]",
  beforeEach: () => {
    waitsForAnEyeTest();
    server.answer(listAppointments, pageOf(appointment("2020-12-01")));
    server.answer(listSlots, pageOf({ ...firstOf(listSlots), purpose: "eye_test" as const }));
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("note", { name: "You missed your eye test. Choose a new time" });
    await expect(note).toHaveTextContent("You missed your appointment on December 01, 2020, 09:00");
    await expect(within(note).getByRole("link", { name: "Choose a new time" })).toHaveAttribute("href", "#book");
    await expect(canvas.queryByRole("button", { name: "Cancel this appointment" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Change time" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "09:00 to 09:40" }));
    server.answer(listAppointments, pageOf(appointment("2999-12-01")));
    await userEvent.click(canvas.getByRole("button", { name: "Book this time" }));
    await expectToast("Your appointment has been changed.");
    await waitFor(() => expect(lastSent(moveAppointment)?.params).toEqual({ id: exampleOf(bookAppointment).id }));
    await expect(await canvas.findByRole("note", { name: "Go to your eye test" })).toBeVisible();
  },
};
