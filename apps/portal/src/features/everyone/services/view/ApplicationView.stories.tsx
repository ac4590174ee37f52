import { getApplication, listAppointments, moveService } from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { type Application, applicationOf, has } from "../../../../stories/application.ts";
import { hasCome } from "../../../../stories/has-come.ts";
import { addressNow, inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, neverAnswers, pageOf, server } from "../../../../stories/server.ts";
import { ApplicationView } from "./ApplicationView.tsx";

const { id } = exampleOf(moveService);
const kind = "drivers-renewal";
const row = kinds[kind];
const page = `/services/view/${id}/DLR`;

const meta = {
  title: "Portal/Applications/One",
  tags: ["test-only"],
  component: ApplicationView,
  ...inPortal({ as: "driver", at: page }),
  args: { row, id },
} satisfies Meta<typeof ApplicationView>;

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
/** Returns a story about one status, which checks the next action and its link. */
const next = (changes: Partial<Application>, heading: string, words: RegExp, href?: string): Story => ({
  beforeEach: stands(changes),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("note", { name: heading });
    await waitFor(() => expect(note).toHaveTextContent(words));
    if (href) await expect(within(note).getByRole("link")).toHaveAttribute("href", href);
    else await expect(within(note).queryByRole("link")).not.toBeInTheDocument();
  },
});

/** The only step is the office's check, so there is nothing left for the applicant to do. */
const onlyChecked = applicationOf(kind).steps.filter(({ step }) => step === "record_check");
export const Draft = next(
  { status: "draft", submitted_at: null },
  "Finish your application",
  /We will start checking your application when you submit it/,
  `/services/add?kind=drivers-renewal&draft=${id}`,
);
export const ToBePaid = next(
  { status: "awaiting_payment", invoices: [invoice("unpaid")] },
  "Pay GH₵210.00",
  /Pay by December 05, 2026/,
  `${page}/pay`,
);
export const PaymentUnderWay = next(
  { status: "awaiting_payment", invoices: [invoice("pending")] },
  "We are checking your payment",
  /Do not pay again/,
  `${page}/pay`,
);
export const BeingChecked = next(
  { steps: onlyChecked },
  "You do not need to do anything",
  /This service usually takes 5 to 10 working days/,
);
export const AskedForMore = next(
  { status: "action_required", reason: "The photo of your card is dark. Take it in daylight." },
  "We need more information from you",
  /Take it in daylight/,
  `/services/add?kind=drivers-renewal&draft=${id}`,
);
export const Ready = next({ status: "ready" }, "Collect your card", /Your card is at Accra \(37\) Regional Office/);
export const Completed = next(
  { status: "completed", is_completed: true, completed_at: "2026-11-25T09:00:00Z" },
  "Completed",
  /This application was completed on November 25, 2026/,
);
export const Refused = next(
  { status: "rejected", reason: "The record shows another holder." },
  "Rejected",
  /The record shows another holder/,
);
export const Whole: Story = {
  tags: ["!test-only"],
  beforeEach: stands({
    invoices: [invoice("paid")],
    history: [
      ...exampleOf(moveService).history,
      {
        at: "2026-11-21T09:06:10Z",
        action: "pay",
        from: "awaiting_payment",
        to: "paid",
        by: "system",
        name: null,
        reason: null,
      },
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Being checked")).toBeVisible();
    await hasCome(canvasElement);
    const steps = within(canvas.getAllByRole("list")[0] as HTMLElement).getAllByRole("listitem");
    await expect(canvas.queryByText(/^Stage/)).not.toBeInTheDocument();
    await expect(steps.map((step) => step.textContent)).toEqual([
      "Application submitted, doneNovember 21, 2026",
      "Paid, doneNovember 21, 2026",
      "Record checked, now",
      "Eye test, not started yet",
      "Completed, not started yet",
    ]);
    await expect(canvas.getByText("KW-2Q7H-M5XK-9")).toBeVisible();
    await expect(await canvas.findByText("KW/2024/00133-7")).toBeVisible();
    await expect(await canvas.findByText("Accra (37) Regional Office")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Invoice and receipt" })).toHaveAttribute(
      "href",
      "/extern/invoice/inv_01H8QM5D0C",
    );
    await userEvent.click(canvas.getByText("History"));
    await expect(canvas.getByText("November 21, 2026, 09:06")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Change or cancel" })).not.toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  tags: ["!test-only"],
  beforeEach: stands({ status: "awaiting_payment", actions: ["cancel"] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel this application" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel this application?" }));
    await waitFor(() => expect(dialog.getByText(/You cannot undo this/)).toBeVisible());
    has(applicationOf(kind, { status: "cancelled", is_cancelled: true }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel application" }));
    await expect(await canvas.findByRole("note", { name: "Cancelled" })).toBeVisible();
    await expect(lastSent(moveService)?.body).toEqual({ action: "cancel" });
  },
};

export const NotCancelled: Story = {
  tags: ["!test-only"],
  beforeEach: () => {
    stands({ status: "paid", actions: ["cancel"] })();
    server.refuse(moveService, "state_forbids", { detail: "The office has begun to check it." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel this application" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel application" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("The office has begun to check it.");
    await userEvent.click(dialog.getByRole("button", { name: "No, keep it" }));
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

export const TakenBack: Story = {
  tags: ["!test-only"],
  beforeEach: stands({ status: "awaiting_payment", actions: ["reopen"] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change my answers" }));
    await waitFor(() => expect(addressNow()).toBe(`/services/add?kind=drivers-renewal&draft=${id}`));
    await expect(lastSent(moveService)?.body).toEqual({ action: "reopen" });
  },
};

export const NotTakenBack: Story = {
  name: "An application that cannot be changed any more says why",
  beforeEach: () => {
    stands({ status: "paid", actions: ["reopen"] })();
    server.refuse(moveService, "state_forbids", { detail: "The office has begun to check it." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change my answers" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The office has begun to check it.");
    await expect(screen.getAllByText("The office has begun to check it.")).toHaveLength(1);
  },
};

export const Loading: Story = {
  tags: ["!test-only"],
  beforeEach: () => neverAnswers(getApplication),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the application");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(getApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the application" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "Progress" })).toBeVisible();
  },
};
