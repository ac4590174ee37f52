import { listAppointments, moveService } from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { applicationOf, has } from "../../../../stories/application.ts";
import { expectToast } from "../../../../stories/expect-toast.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { pageOf, server } from "../../../../stories/server.ts";
import { ApplicationView } from "./ApplicationView.tsx";

const kind = "drivers-renewal";
const { id } = applicationOf(kind);

const meta = {
  title: "Portal/Applications/Withdrawal",
  component: ApplicationView,
  ...inPortal({ as: "driver", at: `/services/view/${id}/DLR` }),
  args: { row: kinds[kind], id },
} satisfies Meta<typeof ApplicationView>;

export default meta;
type Story = StoryObj<typeof meta>;

const refund =
  "We will refund all of the GH₵210.00 that you paid, to the MTN number ending in 567. It can take up to 10 working days to arrive.";

export const Withdrawn: Story = {
  name: "Before a paid application is cancelled, its applicant reads where the money goes",
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    has(
      applicationOf(kind, {
        status: "paid",
        actions: ["cancel"],
        withdrawal: { amount: "210.00", currency: "GHS", text: refund },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(refund)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel this application" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel this application?" }));
    await waitFor(() => expect(dialog.getByText(/all of the GH₵210.00 .* You cannot undo this/)).toBeVisible());
    const text = "You paid GH₵210.00. We are refunding all of it to the MTN number ending in 567.";
    has(
      applicationOf(kind, {
        status: "cancelled",
        is_cancelled: true,
        settlement: { refund: "full", amount: "210.00", currency: "GHS", text },
      }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel application" }));
    await expect(await canvas.findByRole("note", { name: "Cancelled" })).toHaveTextContent(text);
  },
};

export const OvertakenByTheOffice: Story = {
  name: "If an officer has acted meanwhile, the page shows what the application is now",
  beforeEach: () => {
    server.answer(listAppointments, pageOf());
    has(
      applicationOf(kind, {
        status: "paid",
        actions: ["cancel"],
        withdrawal: { amount: "210.00", currency: "GHS", text: refund },
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel this application" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel this application?" }));
    server.refuse(moveService, "stale", { detail: "This has changed since you opened it." });
    has(applicationOf(kind, { status: "in_review", actions: [], withdrawal: null }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel application" }));
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "Cancel this application" })).not.toBeInTheDocument(),
    );
    await expectToast("Error: This has changed since you opened it.");
  },
};
