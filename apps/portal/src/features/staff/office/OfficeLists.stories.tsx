import { listFlaggedPayments, listUnverifiedIdentities, proposeDecision, uploadIdentity } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, firstOf, lastSent, pageOf, server } from "../../../stories/server.ts";
import { FlaggedPayments } from "./FlaggedPayments.tsx";
import { Identities } from "./Identities.tsx";

const meta = {
  title: "Portal/Office/Lists",
  component: FlaggedPayments,
  ...inPortal({ as: "officer" }),
} satisfies Meta<typeof FlaggedPayments>;

export default meta;
type Story = StoryObj<typeof meta>;

const refund = {
  amount: "420.00",
  failure: null,
  proposed_by: "Kofi Asante",
  approved_by: "Esi Boateng",
  at: "2026-11-22T10:00:00Z",
} as const;

export const ProposeRefund: Story = {
  tags: ["test-only"],
  name: "A refund is proposed, with the amount received filled in",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Refund: / }));
    const dialog = within(await screen.findByRole("dialog", { name: "Refund a payment" }));
    await expect(dialog.getByRole("textbox", { name: "Amount to refund" })).toHaveValue("420.00");
    await userEvent.click(dialog.getByRole("button", { name: "Propose refund" }));
    await expect((await dialog.findAllByText("Choose a reason for the refund")).length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole("radio", { name: "The invoice was paid twice" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Note" }), "Paid by phone and by card.");
    await userEvent.click(dialog.getByRole("button", { name: "Propose refund" }));
    await waitFor(() =>
      expect(lastSent(proposeDecision)?.body).toEqual({
        kind: "refund_payment",
        subject: firstOf(listFlaggedPayments).id,
        details: { amount: "420.00" },
        ground: "paid_twice",
        reason: "Paid by phone and by card.",
      }),
    );
    await expectToast("Refund proposed. Another person must approve it.");
  },
};

export const RefundProposed: Story = {
  tags: ["test-only"],
  name: "A proposed refund is not proposed again",
  beforeEach: () =>
    server.answer(
      listFlaggedPayments,
      pageOf({ ...firstOf(listFlaggedPayments), refunds: [{ ...refund, state: "proposed", approved_by: null }] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Refund of GH₵420.00 proposed by Kofi Asante\. /)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Refund: / })).not.toBeInTheDocument();
  },
};

export const RefundFailed: Story = {
  tags: ["test-only"],
  name: "The provider has refused a refund",
  beforeEach: () =>
    server.answer(
      listFlaggedPayments,
      pageOf({ ...firstOf(listFlaggedPayments), refunds: [{ ...refund, state: "failed", failure: "Too old." }] }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The payment provider has refused the refund of GH₵420.00: Too old."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Refund: / })).toBeVisible();
  },
};

export const RefundedInPart: Story = {
  tags: ["test-only"],
  name: "A part has been refunded, and the rest can be",
  beforeEach: () =>
    server.answer(
      listFlaggedPayments,
      pageOf({
        ...firstOf(listFlaggedPayments),
        left: "320.00",
        refunds: [{ ...refund, state: "sent", amount: "100.00" }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^GH₵100.00 refunded, .* Kofi Asante proposed the refund and Esi Boateng approved it\.$/),
    ).toBeVisible();
    await expect(canvas.getByText("GH₵320.00 is still to be refunded.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Refund: / }));
    await expect(await screen.findByRole("textbox", { name: "Amount to refund" })).toHaveValue("320.00");
  },
};

export const RefundedByRule: Story = {
  tags: ["test-only"],
  name: "A refund that followed from a rule, of money in another currency",
  beforeEach: () =>
    server.answer(
      listFlaggedPayments,
      pageOf({
        ...firstOf(listFlaggedPayments),
        received_currency: "NGN",
        left: "0.00",
        refunds: [{ ...refund, state: "sent", proposed_by: null, approved_by: null }],
        resolution: { outcome: "refunded", note: "", resolved_at: refund.at, resolved_by: null },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^NGN 420.00 refunded, .* The refund followed from a rule\.$/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Refund: / })).not.toBeInTheDocument();
  },
};

export const MoneyToCheck: Story = {
  tags: ["test-only"],
  name: "What became of a payment is proposed, and another person decides",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Record the result: Ama/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Propose" }));
    await expect((await dialog.findAllByRole("alert"))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: /^It went back to the payer/ }));
    await userEvent.click(dialog.getByRole("radio", { name: /^The statement of the bank/ }));
    await expect(dialog.getByText("Statement of the payment")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Refunded, reference 88213.");
    await userEvent.click(dialog.getByRole("button", { name: "Propose" }));
    const question = within(await screen.findByRole("dialog", { name: "Propose this change?" }));
    await userEvent.click(question.getByRole("button", { name: "Propose" }));
    await waitFor(() =>
      expect(lastSent(proposeDecision)?.body).toMatchObject({
        kind: "close_payment",
        details: { outcome: "refunded" },
        ground: "statement",
        reason: "Refunded, reference 88213.",
      }),
    );
  },
};

export const ClosingProposed: Story = {
  tags: ["test-only"],
  name: "A colleague has proposed what became of a payment",
  beforeEach: () =>
    server.answer(
      listFlaggedPayments,
      pageOf({
        ...firstOf(listFlaggedPayments),
        closing: { outcome: "not_received", proposed_by: "Kofi Asante", approved_by: null, at: refund.at },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kofi Asante has proposed .* the money never reached us\./)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Record the result/ })).not.toBeInTheDocument();
  },
};

export const WrongAmount: Story = {
  beforeEach: () =>
    server.answer(
      listFlaggedPayments,
      pageOf({ ...firstOf(listFlaggedPayments), flag: "wrong_amount", received: "42.00" }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Wrong amount: the invoice is for GH₵420.00/)).toBeVisible();
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
  beforeEach: () => server.answer(proposeDecision, { ...exampleOf(proposeDecision), state: "in_force" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Ama Serwaa Mensah" })).toHaveAttribute(
      "href",
      `/desk/${firstOf(listUnverifiedIdentities).driver}`,
    );
    await expect(canvas.getByRole("columnheader", { name: "Waiting since" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Check: Ama Serwaa Mensah" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: /^Yes, verify the document/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Record the result" }));
    await expect((await dialog.findAllByText("Choose how you checked the document")).length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole("radio", { name: /^I compared the person/ }));
    await userEvent.click(dialog.getByRole("radio", { name: "The person came to the counter" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Note/ }), "Compared at the counter.");
    await expect(dialog.getByText(/from their own account, so nobody else has to approve/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Record the result" }));
    await expectToast("Result recorded. We have notified Ama Serwaa Mensah.");
    const { driver, id_number } = firstOf(listUnverifiedIdentities);
    await expect(lastSent(proposeDecision)?.body).toEqual({
      kind: "verify_identity",
      driver,
      details: { id_number, how: "seen" },
      ground: "at_counter",
      reason: "Compared at the counter.",
    });
  },
};

export const IdentityWithoutFile: Story = {
  tags: ["test-only"],
  name: "An identity without a file: the officer uploads it, and a colleague approves",
  render: () => <Identities />,
  beforeEach: () =>
    server.answer(listUnverifiedIdentities, pageOf({ ...firstOf(listUnverifiedIdentities), files: [] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check: Ama Serwaa Mensah" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText(/A colleague then has to approve your check/)).toBeVisible();
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], "card.jpg", { type: "image/jpeg" });
    await userEvent.upload(dialog.getByLabelText("Identity document", { selector: "[multiple]" }), file);
    await waitFor(() => expect(lastSent(uploadIdentity)).toBeDefined());
    await userEvent.click(dialog.getByRole("radio", { name: /^No, reject the document/ }));
    await userEvent.click(dialog.getByRole("radio", { name: "The document cannot be read" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Notice to the person/ }), "Send a sharper photo.");
    server.answer(proposeDecision, { ...exampleOf(proposeDecision), state: "proposed" });
    await userEvent.click(dialog.getByRole("button", { name: "Record the result" }));
    await expectToast("Your check has been recorded. A colleague has to approve it.");
    await expect(lastSent(proposeDecision)?.body).toMatchObject({
      kind: "refuse_identity",
      details: { notice: "Send a sharper photo." },
      ground: "unreadable",
    });
  },
};

export const NoIdentityToCheck: Story = {
  render: () => <Identities />,
  beforeEach: () => server.answer(listUnverifiedIdentities, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no identities to check.")).toBeVisible();
  },
};
