import { confirmEnrolmentAtDesk, confirmLessonsAtDesk, listClassRecords } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { firstOf, lastSent, pageOf, server } from "../../../stories/server.ts";
import { Training } from "./Training.tsx";

const driver = "drv_01H8QK3Z7N";
const lesson = { ...firstOf(listClassRecords), is_verified: false, signed_at: null, signed_with: null };

const meta = {
  title: "Portal/Desk/Training",
  component: Training,
  args: { driver },
  ...inPortal({ as: "officer", at: `/desk/${driver}` }),
} satisfies Meta<typeof Training>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = (...lessons: (typeof lesson)[]) =>
  server.answer(listClassRecords, { ...pageOf(...lessons), totals: null });

export const Lessons: Story = {
  beforeEach: () => answers(lesson, { ...lesson, id: "cls_2", date: "2026-11-15" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 lessons wait for this person to confirm them.")).toBeVisible();
    await expect(lastSent(listClassRecords)?.query).toMatchObject({ learner: driver, to_confirm: "true" });
    await userEvent.click(canvas.getByRole("button", { name: "Confirm lessons" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getAllByRole("listitem")).toHaveLength(2);
    const seen = dialog.getByRole("textbox", { name: "Document that you have seen" });
    await userEvent.type(seen, "card");
    await userEvent.click(dialog.getByRole("button", { name: "Confirm lessons" }));
    await expect(await dialog.findByRole("link", { name: /at least 10 characters/ })).toBeVisible();
    await userEvent.type(seen, " of Ghana");
    await userEvent.click(dialog.getByRole("button", { name: "Confirm lessons" }));
    await waitFor(() =>
      expect(lastSent(confirmLessonsAtDesk)?.body).toEqual({
        learner: driver,
        lessons: [lesson.id, "cls_2"],
        seen: "card of Ghana",
      }),
    );
  },
};

export const Enrolment: Story = {
  beforeEach: () => answers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No lessons wait for this person to confirm them.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Confirm an enrolment" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: "School code" }), "GA-014");
    await userEvent.type(dialog.getByRole("textbox", { name: "Trainee number" }), "T-2026-0412");
    await userEvent.type(dialog.getByRole("textbox", { name: "Document that you have seen" }), "Ghana Card and slip");
    await userEvent.click(dialog.getByRole("button", { name: "Confirm an enrolment" }));
    await waitFor(() =>
      expect(lastSent(confirmEnrolmentAtDesk)?.body).toEqual({
        learner: driver,
        school_code: "GA-014",
        trainee_number: "T-2026-0412",
        seen: "Ghana Card and slip",
      }),
    );
  },
};
