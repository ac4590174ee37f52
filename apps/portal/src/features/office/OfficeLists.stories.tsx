import { decideIdentity, listFlaggedPayments, listUnverifiedIdentities, resolveFlaggedPayment } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { expectToast } from "../../stories/expect-toast.ts";
import { inPortal } from "../../stories/in-portal.tsx";
import { firstOf, lastSent, pageOf, server } from "../../stories/server.ts";
import { FlaggedPayments } from "./FlaggedPayments.tsx";
import { Identities } from "./Identities.tsx";

const meta = {
  title: "Portal/Office/Lists",
  component: FlaggedPayments,
  ...inPortal({ as: "officer" }),
} satisfies Meta<typeof FlaggedPayments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoneyToCheck: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Record the result: Ama/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent("Choose what you found");
    await userEvent.click(dialog.getByRole("radio", { name: /^The money has been refunded/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Note/ }), "Refunded, reference 88213.");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expectToast("We have recorded this and notified Ama Serwaa Mensah.");
    await expect(lastSent(resolveFlaggedPayment)?.body).toEqual({
      outcome: "refunded",
      note: "Refunded, reference 88213.",
    });
  },
};

export const WrongAmount: Story = {
  beforeEach: () =>
    server.answer(
      listFlaggedPayments,
      pageOf({ ...firstOf(listFlaggedPayments), flag: "wrong_amount", received: "42.00" }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Wrong amount: the invoice is GH₵420.00/)).toBeVisible();
    await expect(canvas.getByText("GH₵42.00")).toBeVisible();
  },
};

export const NoMoneyToCheck: Story = {
  beforeEach: () => server.answer(listFlaggedPayments, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no payments to check.")).toBeVisible();
  },
};

export const IdentitiesToCheck: Story = {
  render: () => <Identities />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check: Ama Serwaa Mensah" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: /^Yes, verify it/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Note/ }), "Compared at the counter.");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expectToast("We have recorded this and notified Ama Serwaa Mensah.");
    await expect(lastSent(decideIdentity)?.body).toMatchObject({
      outcome: "verified",
      id_number: firstOf(listUnverifiedIdentities).id_number,
    });
  },
};

export const NoIdentityToCheck: Story = {
  render: () => <Identities />,
  beforeEach: () => server.answer(listUnverifiedIdentities, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Everyone's identity has been checked.")).toBeVisible();
  },
};
