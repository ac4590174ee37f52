import { cancelPayment, confirmPayment, getInvoice, getReceipt } from "@kwan/contract";
import { LinkButton } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { keptReference } from "./kept-reference.ts";
import { PayInvoice } from "./PayInvoice.tsx";

const id = exampleOf(getInvoice).id;

const meta = {
  title: "Portal/Payments/Invoice",
  component: PayInvoice,
  ...inPortal({ at: `/extern/invoice/${id}` }),
  args: {
    id,
    onChanged: fn(),
    ownNumber: "+233244123456",
    next: <LinkButton href="/services">See what happens next</LinkButton>,
  },
} satisfies Meta<typeof PayInvoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const invoice = (status: ReturnType<typeof exampleOf<typeof getInvoice>>["status"]) =>
  server.answer(getInvoice, {
    ...exampleOf(getInvoice),
    status,
    ...(status === "paid" && { paid_at: "2026-11-21T09:06:10Z", receipt: "RCP-2026-000377" }),
  });

/** Sets up a payment that was started in this browser, and its status at the provider. */
function begun(status: ReturnType<typeof exampleOf<typeof confirmPayment>>["status"], message: string) {
  keptReference.keep(id, "KWP-7F3A9C21");
  server.answer(confirmPayment, { ...exampleOf(confirmPayment), status, message, settled_at: null, receipt: null });
}

export const Unpaid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Invoice INV-2026-000481" })).toBeVisible();
    await expect(canvas.getByText("A… M…")).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Total GH₵210.00" })).toBeVisible();
    await expect(canvas.getByText("December 05, 2026")).toBeVisible();
    await expect(canvas.getByRole("group", { name: "How do you want to pay?" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pay GH₵210.00" })).toBeEnabled();
  },
};

export const Waiting: Story = {
  beforeEach: () => {
    invoice("pending");
    begun("waiting", "Approve the payment on your phone.");
  },
  play: async ({ canvas }) => {
    const state = await canvas.findByRole("status", { name: "Waiting for your approval" });
    await expect(state).toHaveTextContent("Reference KWP-7F3A9C21");
    // A person with a pending payment is not asked to pay again.
    await expect(canvas.queryByRole("button", { name: /^Pay GH/ })).not.toBeInTheDocument();
    invoice("paid");
    await userEvent.click(canvas.getByRole("button", { name: "Check now" }));
    await expect(await canvas.findByRole("status", { name: "This invoice has been paid. Thank you." })).toBeVisible();
  },
};

const byCard = (checkout_url: string) => () => {
  invoice("pending");
  keptReference.keep(id, "KWP-7F3A9C21");
  server.answer(confirmPayment, {
    ...exampleOf(confirmPayment),
    status: "waiting",
    channel: "card",
    checkout_url,
    settled_at: null,
    receipt: null,
  });
};

/** The result scrolls into view and is announced, even if the button was far down the page. */
export const ShownWhenPressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Card/ }));
    begun("failed", "Your bank said no.");
    await userEvent.click(canvas.getByRole("button", { name: /^Pay GH/ }));
    const state = await canvas.findByRole("status", { name: "The payment did not go through" });
    await waitFor(() => expect(state).toHaveFocus());
    await expect(canvas.getByRole("button", { name: /^Pay GH/ })).toBeVisible();
    begun("waiting", "Approve the payment on your phone.");
    invoice("pending");
    await userEvent.click(canvas.getByRole("button", { name: /^Pay GH/ }));
    const waiting = await canvas.findByRole("status", { name: "Waiting for your approval" });
    await waitFor(() => expect(waiting).toHaveFocus());
    await expect(waiting).toHaveAccessibleDescription(/Approve the payment on your phone\./);
  },
};

/** If the URL from the provider is not a web address, it could run as a script, so there is no link to it. */
export const WaitingAtAnAddressThatIsNone: Story = {
  beforeEach: byCard("javascript:alert(document.cookie)"),
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole("status", { name: "Waiting for your approval" });
    await expect(notice).toHaveTextContent("to MTN MoMo, to the number ending in 567");
    await expect(notice).toHaveTextContent("dial *170# on that phone");
    await expect(canvas.queryByRole("link", { name: "Go to the card payment page" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("form", { name: "Pay" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Pay another way" }));
    // Both payments can go through, so the amounts are named before.
    await expect(
      await canvas.findByText(
        /^Your payment of GH₵[\d.]+ may still go through\. If you also pay GH₵[\d.]+ another way/,
      ),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole("radio", { name: "MTN MoMo" }));
    // The account's number is prefilled.
    await expect(canvas.getByRole("textbox", { name: /Mobile money number/ })).toHaveValue("244123456");
  },
};

export const FirstIsCancelled: Story = {
  tags: ["test-only"],
  name: "The first payment is cancelled before the second is made [R-AUT-21]",
  beforeEach: byCard("https://provider.example/pay/7F3A9C21"),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pay another way" }));
    server.answer(confirmPayment, exampleOf(cancelPayment));
    await userEvent.click(canvas.getByRole("button", { name: /^Cancel the first payment of GH₵/ }));
    await waitFor(() => expect(lastSent(cancelPayment)?.params).toEqual({ id: exampleOf(cancelPayment).id }));
    await expect(await canvas.findByText(/has been cancelled/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Cancel the first payment/ })).not.toBeInTheDocument();
  },
};

export const WaitingForACard: Story = {
  tags: ["test-only"],
  beforeEach: byCard("https://provider.example/pay/7F3A9C21"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to the card payment page" })).toHaveAttribute(
      "href",
      "https://provider.example/pay/7F3A9C21",
    );
  },
};

export const BeingChecked: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    invoice("pending");
    begun("pending", "The provider has your money; we wait for its word.");
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "We are checking your payment" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Pay GH/ })).not.toBeInTheDocument();
  },
};

/**
 * The payment was started in another browser and may be stuck, so the page warns the person not to pay twice but lets
 * them continue.
 */
export const BegunElsewhere: Story = {
  tags: ["test-only"],
  name: "A payment started elsewhere: nobody is asked to pay twice [R-ADD-04]",
  beforeEach: () => invoice("pending"),
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole("status", { name: "A payment for this invoice is in progress" });
    await expect(notice).toHaveTextContent("If money has left your account, do not pay again");
    await expect(canvas.queryByRole("button", { name: /^Pay GH/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Pay here" }));
    await expect(await canvas.findByRole("button", { name: "Pay GH₵210.00" })).toBeVisible();
  },
};

export const Paid: Story = {
  tags: ["test-only"],
  beforeEach: () => invoice("paid"),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole("status", { name: "This invoice has been paid. Thank you." })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See what happens next" })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Receipt RCP-2026-000377" })).toBeVisible();
    await expect(canvas.getByText("November 21, 2026, Mobile money")).toBeVisible();
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
    await expect(args.onChanged).toHaveBeenCalled();
  },
};

export const PaidAndTheReceiptIsAway: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    invoice("paid");
    failsOnce(getReceipt);
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert", { name: "We could not load the receipt" });
    await expect(alert).toHaveTextContent("Your payment is not affected.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "Receipt RCP-2026-000377" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getInvoice),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the invoice");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getInvoice),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the invoice" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "Invoice INV-2026-000481" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

/** Content that has already loaded is kept when the next check fails. */
export const CheckFailed: Story = {
  tags: ["test-only"],
  ...BeingChecked,
  play: async ({ canvas }) => {
    await canvas.findByRole("status", { name: "We are checking your payment" });
    failsOnce(confirmPayment);
    await userEvent.click(canvas.getByRole("button", { name: "Check now" }));
    await expect(await canvas.findByRole("alert", { name: "We could not check the payment" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Invoice INV-2026-000481" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
    await expect(lastSent(confirmPayment)?.body).toEqual({ reference: "KWP-7F3A9C21" });
  },
};

export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } } };
