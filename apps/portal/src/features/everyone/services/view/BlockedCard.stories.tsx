import { getLicense } from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { applicationOf, has } from "../../../../stories/application.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, server } from "../../../../stories/server.ts";
import { ApplicationView } from "./ApplicationView.tsx";

const kind = "lost-damaged-license/lost";
const { id } = applicationOf(kind);

const meta = {
  title: "Portal/Applications/Blocked card",
  component: ApplicationView,
  ...inPortal({ as: "driver", at: `/services/view/${id}/LL` }),
  args: { row: kinds[kind], id },
} satisfies Meta<typeof ApplicationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reported: Story = {
  name: "A submitted application for a lost card says that the card is blocked",
  beforeEach: () => {
    has(applicationOf(kind, { status: "paid" }));
    server.answer(getLicense, { ...exampleOf(getLicense), issue: 3, is_card_blocked: true });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your old card \(issue 3\) is blocked\./)).toBeVisible();
  },
};

export const Cancelling: Story = {
  name: "Before they cancel, people read that the card stays blocked",
  beforeEach: () => has(applicationOf(kind, { status: "awaiting_payment", actions: ["cancel"] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel this application" }));
    const dialog = await screen.findByRole("dialog", { name: "Cancel this application?" });
    await expect(dialog).toHaveTextContent("Your old card stays blocked, so you will need a new one to drive.");
  },
};
