import { checkLesson, listClassRecords, removeLesson } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { ClassRecords } from "./ClassRecords.tsx";

const meta = {
  title: "Portal/School/Class records",
  component: ClassRecords,
  ...inPortal({ as: "driving_school", at: "/school/class-records" }),
} satisfies Meta<typeof ClassRecords>;

export default meta;
type Story = StoryObj<typeof meta>;

const lesson = firstOf(listClassRecords);
const ofAll = () => server.answer(listClassRecords, { ...pageOf(lesson), totals: null });

export const Filled: Story = {
  beforeEach: ofAll,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Ama Serwaa Mensah/ });
    await expect(row).toHaveTextContent("Practical, class B: Hill start and parking");
    await expect(row).toHaveTextContent("Kofi Boateng, GR 4410-24");
    await expect(row).toHaveTextContent("10:00 to 12:00");
    await expect(row).toHaveTextContent("Score 78");
    await expect(canvas.getByRole("link", { name: "Ama Serwaa Mensah" })).toHaveAttribute(
      "href",
      "/school/class-records?learner=drv_01H8QK3Z7N",
    );
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};

export const Sorted: Story = {
  tags: ["test-only"],
  name: "Lessons can be sorted with the earliest first",
  beforeEach: ofAll,
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Ama Serwaa Mensah/ });
    await userEvent.click(canvas.getByRole("button", { name: "Day" }));
    await waitFor(() => expect(lastSent(listClassRecords)?.query).toMatchObject({ sort: "date" }));
  },
};

export const Absent: Story = {
  beforeEach: () =>
    server.answer(listClassRecords, { ...pageOf({ ...lesson, attendance: "absent" as const }), totals: null }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Ama Serwaa Mensah/ });
    await expect(row).toHaveTextContent(
      /Absent.*ConfirmationThe trainee did not attend, so these hours do not count\.$/,
    );
  },
};

export const OneLearner: Story = {
  parameters: inPlace({ as: "driving_school", at: `/school/class-records?learner=${lesson.learner.id}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Ama Serwaa Mensah's training hours" })).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Hours completed" })).toHaveAttribute(
      "aria-valuetext",
      "34 of 48 hours",
    );
    await expect(canvas.getByText(/Theory hours: 20. Practical hours: 14. 14 hours remaining/)).toBeVisible();
    await expect(canvas.getByText("No certificate has been issued yet.")).toBeVisible();
    // The name is shown above the list, not in each row.
    await expect(canvas.queryByRole("columnheader", { name: "Trainee" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: "Ama Serwaa Mensah" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Show all trainees" }));
    await waitFor(() => expect(addressNow()).toBe("/school/class-records"));
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};

export const Removed: Story = {
  tags: ["test-only"],
  name: "A lesson recorded by mistake is removed after a confirmation",
  beforeEach: () => server.answer(listClassRecords, { ...pageOf({ ...lesson, is_verified: false }), totals: null }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Remove Ama Serwaa Mensah's lesson/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, remove lesson" }));
    await waitFor(() => expect(lastSent(removeLesson)?.params).toEqual({ id: lesson.id }));
    await expectToast("The lesson has been removed.");
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

export const AllHoursDone: Story = {
  ...OneLearner,
  beforeEach: () => {
    const { totals, ...records } = exampleOf(listClassRecords);
    server.answer(listClassRecords, {
      ...records,
      totals: totals && { ...totals, practical_hours: 28, percent: 100, certificate_number: "C-2026-118" },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/All required hours are complete/)).toBeVisible();
    await expect(canvas.getByText("Certificate C-2026-118")).toBeVisible();
  },
};

export const Filtered: Story = {
  tags: ["test-only"],
  beforeEach: ofAll,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Attendance" }), "Absent");
    await waitFor(() => expect(lastSent(listClassRecords)?.query).toMatchObject({ attendance: "absent" }));
    await expect(addressNow()).toBe("/school/class-records?attendance=absent");
  },
};

export const NothingFits: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(listClassRecords, { ...pageOf(), totals: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No lessons found/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listClassRecords),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the class records")).toBeInTheDocument();
    await expect(canvas.getByRole("columnheader", { name: "Lesson" })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    ofAll();
    failsOnce(listClassRecords);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("row", { name: /^Ama Serwaa Mensah/ })).toBeVisible();
  },
};

const marks: typeof lesson.marks = ["unusual_time", "trainee_hours"];
const unusual = { ...lesson, marks };

export const Unusual: Story = {
  tags: ["test-only"],
  name: "A school sees what is unusual about a lesson, and what an officer said",
  beforeEach: () =>
    server.answer(listClassRecords, {
      ...pageOf(
        unusual,
        {
          ...unusual,
          id: "cls_2",
          check: { outcome: "refused" as const, note: "The vehicle was parked.", at: "2026-11-19T10:00:00.000Z" },
        },
        {
          ...lesson,
          id: "cls_3",
          is_verified: false,
          removed_at: "2026-11-19T10:00:00.000Z",
          dispute: "I was at work.",
        },
      ),
      totals: null,
    }),
  play: async ({ canvas }) => {
    const [first, second, third] = await canvas.findAllByRole("row", { name: /^Ama Serwaa Mensah/ });
    await expect(first).toHaveTextContent("An officer has to look at it");
    await expect(first).toHaveTextContent("Early in the morning or late at night");
    await expect(second).toHaveTextContent("Does not count");
    await expect(second).toHaveTextContent("The vehicle was parked.");
    await expect(third).toHaveTextContent("Removed by the school");
    await expect(third).toHaveTextContent("I was at work.");
    await expect(canvas.queryByRole("button", { name: /^Look at/ })).not.toBeInTheDocument();
  },
};

export const OfficerChecks: Story = {
  tags: ["test-only"],
  name: "An officer says whether an unusual lesson counts",
  parameters: inPlace({ as: "officer", at: "/school/class-records?check=true" }),
  beforeEach: () => server.answer(listClassRecords, { ...pageOf(unusual), totals: null }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Look at lesson: Ama Serwaa Mensah/ }));
    await expect(lastSent(listClassRecords)?.query).toMatchObject({ to_check: "true" });
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: "It does not count" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save the answer" }));
    await expect(await dialog.findByRole("link", { name: /Say why the lesson does not count/ })).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox"), "The vehicle was parked.");
    await userEvent.click(dialog.getByRole("button", { name: "Save the answer" }));
    await waitFor(() =>
      expect(lastSent(checkLesson)?.body).toEqual({ outcome: "refused", note: "The vehicle was parked." }),
    );
  },
};
