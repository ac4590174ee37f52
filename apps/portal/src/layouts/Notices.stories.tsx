import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Notices } from "../notices/Notices.tsx";
import { inPortal } from "../stories/in-portal.tsx";

const card = { id: "ntc_card", tone: "warning", text: "Payments by card do not work at the moment." } as const;
const work = { id: "dec_work", tone: "info", text: "Planned work. On December 06, 2026 from 22:00 to 23:30." } as const;

const forget = () => {
  for (const list of ["read", "dismissed"]) localStorage.removeItem(`kwan.notices.${list}`);
};

const meta = {
  title: "Portal/Layout/Notices",
  component: Notices,
  args: { notices: [card, work], width: "wide" },
  ...inPortal({ as: "driver", at: "/" }),
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A notice is dismissed alone, and stays so on this device. */
export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("note", { name: "Notice" })).toHaveLength(2);
    await userEvent.click(canvas.getAllByRole("button", { name: "Dismiss this notice" })[0] as HTMLElement);
    await expect(canvas.queryByText(card.text)).not.toBeInTheDocument();
    await expect(canvas.getByText(work.text)).toBeVisible();
    await expect(JSON.parse(localStorage.getItem("kwan.notices.dismissed") ?? "")).toEqual([card.id]);
  },
};

/** Screen readers read each notice once: the area around it announces only what this device has not read out before. */
export const ReadOutOnce: Story = {
  beforeEach: () => localStorage.setItem("kwan.notices.read", JSON.stringify([card.id])),
  play: async ({ canvas }) => {
    const areaOf = (text: string) => canvas.getByText(text).closest("[role=note]")?.parentElement;
    await expect(areaOf(card.text)).toHaveAttribute("aria-live", "off");
    await expect(areaOf(work.text)).not.toHaveAttribute("aria-live");
    await expect(JSON.parse(localStorage.getItem("kwan.notices.read") ?? "")).toEqual([card.id, work.id]);
  },
};
