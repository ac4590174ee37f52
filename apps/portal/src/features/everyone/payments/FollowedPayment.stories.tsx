import { type AnswerOf, confirmPayment, getInvoice, startPayment } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, isOffline, lastSent, server, timesSent } from "../../../stories/server.ts";
import { keptReference } from "./kept-reference.ts";
import { PayInvoice } from "./PayInvoice.tsx";
import { pauseAfter } from "./pauses.ts";

const { id } = exampleOf(getInvoice);

const meta = {
  title: "Portal/Payments/Which payment is followed",
  tags: ["!autodocs"],
  component: PayInvoice,
  ...inPortal({ at: `/extern/invoice/${id}` }),
  args: { id },
} satisfies Meta<typeof PayInvoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const isPending = () => server.answer(getInvoice, { ...exampleOf(getInvoice), status: "pending" });

/** Sets the provider's response to every start and check of a payment. */
const provider = (answer: Partial<AnswerOf<typeof confirmPayment>>) => {
  const payment = { ...exampleOf(confirmPayment), settled_at: null, receipt: null, ...answer };
  server.answer(startPayment, payment);
  server.answer(confirmPayment, payment);
};

/** Sets up a pending payment that was started in this browser. */
const waits = () => {
  isPending();
  keptReference.keep(id, "KWP-7F3A9C21");
  provider({ status: "waiting", message: "Approve the payment on your phone." });
};

/** Adds a payment reference to the URL, in both of the parameters that Paystack uses. */
const comesBackWith = (reference: string) => {
  const address = new URL(location.href);
  for (const name of ["trxref", "reference"]) address.searchParams.set(name, reference);
  history.replaceState(null, "", address);
};

/** The URL names a failed card payment. The page shows the payment that was started later. */
export const BegunAfterAFailedCard: Story = {
  tags: ["test-only"],
  name: "A payment started after a failed card payment: the page follows the last one [R-ADD-04]",
  beforeEach: () => {
    comesBackWith("KWP-CARD");
    provider({ reference: "KWP-CARD", channel: "card", status: "failed", message: "Your bank said no." });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "The payment did not go through" })).toHaveTextContent(
      "Reference KWP-CARD",
    );
    // The reference is removed from the URL once it has been read.
    await expect(location.search).not.toContain("KWP-CARD");
    await userEvent.click(canvas.getByRole("radio", { name: /MTN MoMo/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile money number" }), "024 412 3456");
    provider({ reference: "KWP-PHONE", status: "waiting", message: "Approve the payment on your phone." });
    isPending();
    await userEvent.click(canvas.getByRole("button", { name: /^Pay GH/ }));
    await expect(await canvas.findByRole("status", { name: "Waiting for your approval" })).toHaveTextContent(
      "KWP-PHONE",
    );
    await expect(lastSent(confirmPayment)?.body).toEqual({ reference: "KWP-PHONE" });
    // Opening the return URL of the card payment again must not change anything.
    comesBackWith("KWP-CARD");
    await userEvent.click(canvas.getByRole("button", { name: "Check now" }));
    await waitFor(() => expect(location.search).not.toContain("KWP-CARD"));
    await expect(lastSent(confirmPayment)?.body).toEqual({ reference: "KWP-PHONE" });
    await expect(canvas.queryByRole("button", { name: /^Pay GH/ })).not.toBeInTheDocument();
  },
};

/** The reference of someone else's payment must not hide the person's own payment. */
export const ComesBackWithAStrangersReference: Story = {
  tags: ["test-only"],
  name: "A reference of another invoice is ignored [R-ADD-04]",
  beforeEach: () => {
    waits();
    comesBackWith("KWP-STRANGER");
    server.fault({ code: "not_found" }, { call: confirmPayment, times: 1 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Waiting for your approval" })).toHaveTextContent(
      "KWP-7F3A9C21",
    );
    await expect(keptReference.get(id)).toBe("KWP-7F3A9C21");
  },
};

/**
 * Returns a story in which the first check fails. The page shows the invoice, but not the payment form, because the
 * person may already have paid.
 */
const unseen = (code: "unavailable" | "rate_limited"): Story => ({
  name: `The payment cannot be checked (${code}): the invoice stays [R-ADD-04]`,
  beforeEach: () => {
    waits();
    server.fault({ code, retryAfter: 3600 }, { call: confirmPayment, times: 1 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not check the payment" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Invoice INV-2026-000481" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Pay GH/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/begun somewhere else/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("status", { name: "Waiting for your approval" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
});

export const ProviderIsAway: Story = unseen("unavailable");
export const AskedTooOften: Story = unseen("rate_limited");

export const NoConnectionForTheCheck: Story = {
  tags: ["test-only"],
  ...ProviderIsAway,
  name: "The payment cannot be checked (no connection): the invoice stays [R-ADD-04]",
  beforeEach: () => {
    waits();
    isOffline(confirmPayment);
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert", { name: "We could not check the payment" });
    await expect(alert).toHaveTextContent("We could not reach the server.");
    await expect(canvas.getByRole("heading", { name: "Invoice INV-2026-000481" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Pay GH/ })).not.toBeInTheDocument();
  },
};

export const WrongAmountArrived: Story = {
  tags: ["test-only"],
  name: "The wrong amount arrived: the office checks it, and nobody pays again [R-ADD-04]",
  beforeEach: () => {
    keptReference.keep(id, "KWP-7F3A9C21");
    server.refuse(confirmPayment, "payment_mismatch", {
      detail: "The amount that arrived is not the invoice's. Do not pay again: the office looks into it.",
    });
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert", { name: "We are checking your payment" });
    await expect(alert).toHaveTextContent("Do not pay again");
    await expect(canvas.getByRole("heading", { name: "Invoice INV-2026-000481" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^(Pay|Try again)/ })).not.toBeInTheDocument();
  },
};

export const NoSuchInvoice: Story = {
  tags: ["test-only"],
  name: "An unknown invoice is requested only once [R-RTE-13]",
  beforeEach: () =>
    server.refuse(getInvoice, "not_found", { detail: "We could not find this invoice. Check the link." }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert", { name: "We could not load the invoice" });
    await expect(alert).toHaveTextContent("We could not find this invoice. Check the link.");
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await new Promise((done) => setTimeout(done, pauseAfter(15) + 500));
    await expect(timesSent(getInvoice)).toBe(1);
  },
};
