import { downloadBooks, getBooks, listDecisions, listDifferences, listOwed, proposeDecision } from "@kwan/contract";
import { addDays, type PlainDate } from "@kwan/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { today } from "../../../session/server-clock.ts";
import { expectToast } from "../../../stories/expect-toast.ts";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { Books } from "./Books.tsx";

const meta = {
  title: "Portal/Office/Books",
  component: Books,
  ...inPortal({ as: "accountant", at: "/office/books?month=2026-11" }),
} satisfies Meta<typeof Books>;

export default meta;
type Story = StoryObj<typeof meta>;

const books = exampleOf(getBooks);
const closing = {
  ...firstOf(listDecisions),
  kind: "close_books" as const,
  subject: { kind: "books" as const, id: books.id, name: "The books" },
  changes: [{ field: "closed_until", label: "Last day to close", before: null, after: "November 30, 2026" }],
};

export const OneMonth: Story = {
  tags: ["test-only"],
  name: "Balances, the month by price item, what is owed, and differences [R-AUT-20]",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /^Owed to payers.*GH₵60.00$/ })).toBeVisible();
    await expect(canvas.getByText(/^All amounts are gross, before payout/)).toBeVisible();
    await expect(canvas.getByText("GH₵360.00, with 1 receipt")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Service.*GH₵420.00.*-GH₵60.00.*GH₵360.00$/ })).toBeVisible();
    await expect(canvas.getByText("The books are closed until October 31, 2026.")).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /^Ama Serwaa Mensah.*Goes back to the payer/ })).toBeVisible();
    await expect(canvas.getByText("1 open difference")).toBeVisible();
    await expect(await canvas.findByText("Missing in the provider's list")).toBeVisible();
    await expect(lastSent(getBooks)?.query).toEqual({ month: "2026-11" });
    await expect(lastSent(listDifferences)?.query).toMatchObject({ ended: "false" });
  },
};

export const AnotherMonth: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Month" }), "October 2026");
    await waitFor(() => expect(lastSent(getBooks)?.query).toEqual({ month: "2026-10" }));
    await expect(addressNow()).toBe("/office/books?month=2026-10");
    await userEvent.click(canvas.getByRole("switch", { name: "Also show differences that have ended" }));
    await waitFor(() => expect(lastSent(listDifferences)?.query).not.toHaveProperty("ended"));
  },
};

export const Download: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download the month (CSV)" }));
    await waitFor(() => expect(lastSent(downloadBooks)?.query).toEqual({ month: "2026-11" }));
  },
};

export const ProposeClosing: Story = {
  tags: ["test-only"],
  name: "An accountant proposes to close the books [R-AUT-20]",
  beforeEach: () => server.answer(listDecisions, pageOf()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Propose closing" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: "The month has been checked" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Compared with the bank statement.");
    server.answer(listDecisions, pageOf(closing));
    await userEvent.click(dialog.getByRole("button", { name: "Propose closing" }));
    await expectToast("Your proposal has been sent to the reviewers");
    await expect(lastSent(proposeDecision)?.body).toMatchObject({
      ...{ kind: "close_books", subject: books.id, ground: "month_end" },
      details: { closed_until: addDays(`${today().slice(0, 7)}-01` as PlainDate, -1) },
    });
    await expect(await canvas.findByText(/^A proposal to close them until November 30, 2026/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Propose closing" })).not.toBeInTheDocument();
  },
};

export const Reviewer: Story = {
  tags: ["test-only"],
  name: "A reviewer sees the proposal and proposes none",
  parameters: inPlace({ as: "reviewer", at: "/office/books" }),
  beforeEach: () => server.answer(listDecisions, pageOf(closing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Open the decisions" })).toHaveAttribute("href", "/decisions");
    await expect(canvas.queryByRole("button", { name: "Propose closing" })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    const none = { received: "0.00", reversed: "0.00", refunded: "0.00", total: "0.00", receipts: 0, items: [] };
    server.answer(getBooks, {
      ...books,
      ...{ balances: [], closed_until: null, compared_at: null, differences: 0 },
      month: { ...books.month, ...none },
    });
    server.answer(listOwed, pageOf());
    server.answer(listDifferences, pageOf());
  },
  play: async ({ canvas }) => {
    for (const words of [
      ...["Nothing has been paid yet.", "There was no revenue in this month.", "No month has been closed yet."],
      "Nothing is owed, and everything is assigned.",
      // Books that have never been compared with the list do not agree with it.
      "No differences have been found yet.",
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByText(/have not been compared/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getBooks),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the books");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getBooks),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the books" })).toBeVisible();
  },
};

export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } } };
