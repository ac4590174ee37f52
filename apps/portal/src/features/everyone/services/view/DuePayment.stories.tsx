import { generateInvoice, listAppointments, moveService } from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { type Application, applicationOf, has } from "../../../../stories/application.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, pageOf, server } from "../../../../stories/server.ts";
import { DuePayment } from "./DuePayment.tsx";

const { id } = exampleOf(moveService);
const kind = "drivers-renewal";

const meta = {
  title: "Portal/Applications/Payment that is due",
  component: DuePayment,
  ...inPortal({ as: "driver", at: `/services/view/${id}/DLR` }),
  args: { row: kinds[kind], id, children: (owed) => <p>The payment of {owed}</p> },
} satisfies Meta<typeof DuePayment>;

export default meta;
type Story = StoryObj<typeof meta>;

const stands = (changes: Partial<Application>) => () => {
  server.answer(listAppointments, pageOf());
  has(applicationOf(kind, changes));
};
const invoice = (status: Application["invoices"][number]["status"]) => ({
  id: "inv_01H8QM5D0C",
  number: "INV-2026-000481",
  status,
  due: "on_sending" as const,
  attempt: null,
  total: "210.00",
  currency: "GHS" as const,
  due_at: "2026-12-05T09:00:00Z",
});

export const InvoiceToPay: Story = {
  beforeEach: stands({ status: "awaiting_payment", invoices: [invoice("unpaid")] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The payment of inv_01H8QM5D0C")).toBeVisible();
  },
};

export const InvoiceRanOut: Story = {
  beforeEach: () => {
    stands({ status: "awaiting_payment", invoices: [{ ...invoice("expired"), id: "inv_old" }] })();
    server.answer(generateInvoice, { ...exampleOf(generateInvoice), id: "inv_new" });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "The invoice has expired" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Get a new invoice" }));
    await expect(await canvas.findByText("The payment of inv_new")).toBeVisible();
  },
};

export const InvoiceRefunded: Story = {
  tags: ["test-only"],
  name: "A payment was refunded: there is a new invoice [R-ADD-04]",
  beforeEach: () => {
    stands({ status: "awaiting_payment", invoices: [{ ...invoice("refunded"), id: "inv_old" }] })();
    server.answer(generateInvoice, { ...exampleOf(generateInvoice), id: "inv_new" });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Your payment was refunded" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Get a new invoice" }));
    await expect(await canvas.findByText("The payment of inv_new")).toBeVisible();
  },
};

export const NothingToPay: Story = {
  beforeEach: stands({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("note", { name: "You have nothing to pay" })).toBeVisible();
  },
};
