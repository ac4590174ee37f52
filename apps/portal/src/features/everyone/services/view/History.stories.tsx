import { moveService } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf } from "../../../../stories/server.ts";
import { History } from "./History.tsx";

const submitted = exampleOf(moveService).history;

const meta = {
  title: "Portal/Services/History",
  component: History,
  ...inPortal({ as: "officer" }),
  args: {
    history: [
      ...submitted,
      {
        at: "2026-11-22T06:31:00Z",
        action: "approve",
        from: "in_review",
        to: "approved",
        by: "officer",
        name: "Kojo Addo",
        reason: null,
      },
      {
        at: "2026-11-27T06:31:00Z",
        action: "hand_over",
        from: "ready",
        to: "completed",
        by: "officer",
        name: "Esi Boateng",
        reason: null,
        handed_over: { to: "representative", receiver: "Kofi Mensah", document: "passport" },
      },
    ],
  },
} satisfies Meta<typeof History>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Staff can see who approved an application. Applicants cannot see names. */
export const WhoApproved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("History"));
    await expect(canvas.getByText("Approved (Kojo Addo)")).toBeVisible();
    await expect(canvas.getByText("Submitted")).toBeVisible();
    await expect(
      canvas.getByText("Handed to Kofi Mensah, with the holder’s authority. Document shown: Passport"),
    ).toBeVisible();
  },
};
