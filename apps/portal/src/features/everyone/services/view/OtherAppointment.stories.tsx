import { bookAppointment, listAppointments, listSlots } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, firstOf, pageOf, server } from "../../../../stories/server.ts";
import { ChooseSlot } from "./ChooseSlot.tsx";

const meta = {
  title: "Portal/Applications/Other appointment",
  component: ChooseSlot,
  ...inPortal({ as: "learner" }),
  args: { branch: "brn_accra37", purpose: "eye_test", support: null, send: async () => {} },
} satisfies Meta<typeof ChooseSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

const slot = { ...firstOf(listSlots), purpose: "eye_test" as const };

export const AtThisTime: Story = {
  name: "A time at which the person has another appointment says so before it is booked",
  beforeEach: () => {
    const { starts_at, ends_at } = slot;
    const next = { ...slot, id: "slt_next", starts_at: "2026-12-02T11:00:00Z", ends_at: "2026-12-02T11:40:00Z" };
    server.answer(listSlots, pageOf(slot, next));
    const other = { purpose: "biometrics", branch_name: "Accra", status: "booked", starts_at, ends_at } as const;
    server.answer(listAppointments, pageOf({ ...exampleOf(bookAppointment), ...other }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have another appointment at this time: .+, Accra\.$/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Day" }), "Wednesday, December 02, 2026");
    await expect(canvas.queryByText(/You have another appointment/)).not.toBeInTheDocument();
  },
};
