import { listOfficeQueue } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { OfficeQueue } from "./OfficeQueue.tsx";

const meta = {
  title: "Portal/Office/Queue",
  component: OfficeQueue,
  ...inPortal({ as: "officer", at: "/office" }),
} satisfies Meta<typeof OfficeQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

const one = firstOf(listOfficeQueue);

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "KW-2Q7H-M5XK-9" })).toHaveAttribute(
      "href",
      "/office/srv_01H8QM52AT",
    );
    const row = canvas.getByRole("row", { name: /^KW-2Q7H/ });
    await expect(row).toHaveTextContent("Ama Serwaa Mensah");
    await expect(row).toHaveTextContent("Paid, not started");
    await expect(canvas.getByText("1 of 1 shown")).toBeVisible();
  },
};

export const Sorted: Story = {
  tags: ["test-only"],
  name: "The register is sorted by the day of submission, in either direction",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^KW-2Q7H/ });
    const submitted = canvas.getByRole("columnheader", { name: "Submitted" });
    await expect(submitted).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("button", { name: "Submitted" }));
    await waitFor(() => expect(lastSent(listOfficeQueue)?.query).toMatchObject({ sort: "-submitted" }));
    await expect(submitted).toHaveAttribute("aria-sort", "descending");
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: "Service" }),
      "Replace a lost or stolen licence",
    );
    await waitFor(() => expect(addressNow()).toBe("/office?kind=lost-damaged-license%2Flost"));
    await waitFor(() => expect(lastSent(listOfficeQueue)?.query).toMatchObject({ kind: "lost-damaged-license/lost" }));
    await userEvent.type(
      canvas.getByRole("searchbox", { name: "Application number, name or phone number" }),
      "Mensah{Enter}",
    );
    await waitFor(() =>
      expect(lastSent(listOfficeQueue)?.query).toEqual({
        kind: "lost-damaged-license/lost",
        search: "Mensah",
        open: "all",
        limit: "50",
      }),
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "In review");
    await waitFor(() => expect(lastSent(listOfficeQueue)?.query).toMatchObject({ status: "in_review", open: "true" }));
  },
};

/** The status filter also has options for ended applications: for all of them, and for each final status. */
export const Ended: Story = {
  play: async ({ canvas }) => {
    const status = await canvas.findByRole("combobox", { name: "Status" });
    await userEvent.selectOptions(status, "All closed");
    await waitFor(() => expect(addressNow()).toBe("/office?status=ended"));
    await waitFor(() => expect(lastSent(listOfficeQueue)?.query).toEqual({ open: "false", limit: "50" }));
    await expect(status).toHaveValue("ended");
    await userEvent.selectOptions(status, "Rejected");
    await waitFor(() =>
      expect(lastSent(listOfficeQueue)?.query).toEqual({ status: "rejected", open: "false", limit: "50" }),
    );
  },
};

export const TooShort: Story = {
  tags: ["test-only"],
  name: "A text that is too short to search for stays, until the filters are cleared",
  parameters: inPlace({ at: "/office?status=in_review&q=akua" }),
  beforeEach: () => server.answer(listOfficeQueue, pageOf(one)),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("searchbox", { name: "Application number, name or phone number" });
    await userEvent.clear(field);
    await userEvent.type(field, "K{Enter}");
    await waitFor(() => expect(lastSent(listOfficeQueue)?.query).not.toHaveProperty("search"));
    await expect(field).toHaveValue("K");
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(field).toHaveValue(""));
    await waitFor(() => expect(addressNow()).toBe("/office"));
  },
};

export const APageAtATime: Story = {
  beforeEach: () =>
    server.answer(listOfficeQueue, ({ query }) => ({
      ...pageOf({ ...one, id: `srv_${query.cursor ?? 1}`, driver_name: query.cursor ? "Kofi" : "Ama" }),
      count: 2,
      next: query.cursor ? null : "/service/queue/?cursor=2",
    })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show more" }));
    await expect(await canvas.findByText("Kofi")).toBeVisible();
    await expect(canvas.getByText("2 of 2 shown")).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(listOfficeQueue, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No applications found/)).toBeVisible();
  },
};

export const Cleared: Story = {
  tags: ["test-only"],
  name: "A search that finds nothing can be cleared",
  parameters: { portal: { as: "officer", at: "/office?q=Nobody" } },
  beforeEach: () => server.answer(listOfficeQueue, ({ query }) => (query.search ? pageOf() : pageOf(one))),
  play: async ({ canvas }) => {
    await canvas.findByText(/^No applications found/);
    await expect(canvas.getByRole("option", { name: "Open and closed" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByText("Ama Serwaa Mensah")).toBeVisible();
    await expect(addressNow()).toBe("/office");
    await expect(canvas.getByRole("searchbox", { name: "Application number, name or phone number" })).toHaveValue("");
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listOfficeQueue),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the queue")).toBeInTheDocument();
    await expect(canvas.getByRole("columnheader", { name: "Applicant" })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listOfficeQueue),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the queue" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Ama Serwaa Mensah")).toBeVisible();
  },
};
