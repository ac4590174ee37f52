import { confirmEnrolment, confirmLessons, disputeLesson, listClassRecords, sendLessonCode } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { OwnLessons } from "./OwnLessons.tsx";

const lesson = { ...firstOf(listClassRecords), is_verified: false, signed_at: null };

const meta = {
  title: "Portal/School/Own lessons",
  component: OwnLessons,
  args: { driver: "drv_01H8QK3Z7N" },
  ...inPortal({ as: "learner", at: "/training" }),
} satisfies Meta<typeof OwnLessons>;

export default meta;
type Story = StoryObj<typeof meta>;

const totals = {
  theory_hours: 20,
  practical_hours: 14,
  required_hours: 48,
  license_class: "B",
  required_theory_hours: 12,
  required_practical_hours: 24,
  lessons_to_check: 0,
  percent: 71,
  certificate_number: null,
  certificate_date: null,
};

const ofFour = () =>
  server.answer(listClassRecords, {
    ...pageOf(
      lesson,
      { ...lesson, id: "cls_2", date: "2026-11-15", dispute: "I was at work that day." },
      { ...lesson, id: "cls_3", date: "2026-11-11", is_verified: true },
      { ...lesson, id: "cls_4", date: "2026-11-07", attendance: "absent" as const },
    ),
    totals,
  });

const rowOf = (canvas: ReturnType<typeof within>, text: RegExp) => canvas.findByRole("row", { name: text });

export const Filled: Story = {
  beforeEach: ofFour,
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, /November 18/)).toHaveTextContent("Not confirmed yet");
    await expect(await rowOf(canvas, /November 15/)).toHaveTextContent("I was at work that day.");
    const confirmed = await rowOf(canvas, /November 11/);
    await expect(within(confirmed).queryByRole("button")).not.toBeInTheDocument();
    const missed = await rowOf(canvas, /November 07/);
    await expect(missed).toHaveTextContent("Absent");
    await expect(missed).toHaveTextContent("The trainee did not attend, so these hours do not count.");
    await expect(within(missed).queryByRole("button")).not.toBeInTheDocument();
    await expect(canvas.getByText("34 of 48 hours")).toBeVisible();
  },
};

export const InFrench: Story = {
  tags: ["test-only"],
  name: "Part of an hour has a comma in French",
  globals: { language: "fr" },
  beforeEach: () =>
    server.answer(listClassRecords, {
      ...pageOf({ ...lesson, hours: 2.5 }),
      totals: { ...totals, practical_hours: 14.5 },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("34,5 h sur 48 h")).toBeVisible();
    await expect(canvas.getByText("2,5")).toBeVisible();
  },
};

export const Confirms: Story = {
  beforeEach: ofFour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send me a code" }));
    await expect(await canvas.findByText(/We have sent a code to/)).toHaveTextContent("+233 •• ••• ••67");
    await userEvent.type(canvas.getByRole("textbox", { name: "6-digit code" }), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm my lessons" }));
    await waitFor(() => expect(lastSent(confirmLessons)?.body).toEqual({ attempt: "att_01H8R3D6QZ", code: "123456" }));
    await waitFor(() => expect(screen.getByText(/You have confirmed 3 lessons/)).toBeVisible());
  },
};

export const NoPhone: Story = {
  beforeEach: () => {
    ofFour();
    server.refuse(sendLessonCode, "state_forbids", { detail: "Confirm your lessons at a branch. Bring your ID." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send me a code" }));
    await expect(await canvas.findByText(/at a branch. Bring your ID/)).toBeVisible();
  },
};

export const TakesBack: Story = {
  beforeEach: ofFour,
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, /November 15/));
    await userEvent.click(row.getByRole("button", { name: /^Take it back/ }));
    await waitFor(() => expect(lastSent(disputeLesson)?.body).toEqual({ note: null }));
  },
};

export const Disputes: Story = {
  tags: ["test-only"],
  beforeEach: ofFour,
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, /November 18/));
    await userEvent.click(row.getByRole("button", { name: /^Something is wrong/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "No");
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await expect(await dialog.findByRole("link", { name: /at least 10 characters/ })).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox"), ", I was in Kumasi.");
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(lastSent(disputeLesson)?.body).toEqual({ note: "No, I was in Kumasi." }));
  },
};

export const Empty: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(listClassRecords, { ...pageOf(), totals: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has not recorded any lessons/)).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: () => neverAnswers(listClassRecords) };

export const ConfirmsEnrolment: Story = {
  tags: ["test-only"],
  name: "An enrolment is confirmed without an application",
  beforeEach: ofFour,
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "Confirm your enrolment" }));
    await userEvent.type(form.getByLabelText("School code"), "GA-014");
    await userEvent.click(form.getByRole("button", { name: "Confirm your enrolment" }));
    await expect(await form.findByRole("link", { name: "Enter a trainee number" })).toBeVisible();
    await userEvent.type(form.getByLabelText("Trainee number"), "T-2026-0412");
    await userEvent.click(form.getByRole("button", { name: "Confirm your enrolment" }));
    await waitFor(() =>
      expect(lastSent(confirmEnrolment)?.body).toEqual({ school_code: "GA-014", trainee_number: "T-2026-0412" }),
    );
  },
};
