import { listUndelivered, retryUndelivered } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { lastSent, pageOf, server } from "../../../stories/server.ts";
import { UndeliveredMessages } from "./UndeliveredMessages.tsx";

const meta = {
  title: "Portal/Staff/Undelivered messages",
  component: UndeliveredMessages,
  ...inPortal({ as: "admin", at: "/staff" }),
} satisfies Meta<typeof UndeliveredMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MessageSentAgain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The gateway answered 502.")).toBeVisible();
    await expect(canvas.getByText(/^These messages did not arrive\. Check that/)).toBeVisible();
    const again = canvas.getByRole("button", { name: /^Resend message to / });
    server.answer(listUndelivered, pageOf());
    await userEvent.click(again);
    await expectToast(/^We are sending the message to .* again\.$/);
    await expect(lastSent(retryUndelivered)?.params).toEqual({ id: "msg_01H8R1" });
    await expect(await canvas.findByText("There are no undelivered messages.")).toBeVisible();
    await expect(canvas.queryByText(/^These messages did not arrive\. Check that/)).not.toBeInTheDocument();
  },
};

/** A failed attempt shows one toast, and the message stays in the list. */
export const MessageNotSentAgain: Story = {
  beforeEach: () => server.refuse(retryUndelivered, "unavailable", { detail: "The server is being repaired." }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Resend message to / }));
    await expectToast(/The server is being repaired/);
    await expect(canvas.getByText("The gateway answered 502.")).toBeVisible();
  },
};
