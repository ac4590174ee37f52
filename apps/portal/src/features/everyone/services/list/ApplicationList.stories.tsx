import { listServices } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressNow, inPlace, inPortal } from "../../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../../stories/server.ts";
import { ApplicationList } from "./ApplicationList.tsx";

const meta = {
  title: "Portal/Applications/List",
  component: ApplicationList,
  ...inPortal({ as: "driver", at: "/services" }),
  args: { driver: "drv_01H8QK3Z7N" },
} satisfies Meta<typeof ApplicationList>;

export default meta;
type Story = StoryObj<typeof meta>;

const one = firstOf(listServices);

export const Filled: Story = {
  beforeEach: () =>
    server.answer(
      listServices,
      pageOf(one, { ...one, id: "srv_draft", status: "draft", title: "Lost licence", next_step: null }),
    ),
  play: async ({ canvas }) => {
    const sent = await canvas.findByRole("link", { name: "Driver's licence renewal" });
    await expect(sent).toHaveAttribute("href", `/services/view/${one.id}/DLR`);
    const row = canvas.getByRole("row", { name: /^Driver's licence renewal/ });
    await expect(row).toHaveTextContent("Unpaid");
    await expect(row).toHaveTextContent("Pay GH₵210.00");
    await expect(row).toHaveTextContent("November 21, 2026");
    // A draft links to its form, because there is no page for viewing it yet.
    await expect(canvas.getByRole("link", { name: "Lost licence" })).toHaveAttribute(
      "href",
      "/services/add?kind=drivers-renewal&draft=srv_draft",
    );
    await expect(canvas.getByText("2 of 2 shown")).toBeVisible();
  },
};

/** The filter is in the URL, so that links and the back button keep it. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Status" }), "Card ready");
    await waitFor(() => expect(addressNow()).toBe("/services?status=ready"));
    await waitFor(() => expect(lastSent(listServices)?.query).toMatchObject({ status: "ready" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Number" }), "KW-2Q7H{Enter}");
    await waitFor(() => expect(addressNow()).toBe("/services?status=ready&q=KW-2Q7H"));
  },
};

export const NothingFits: Story = {
  parameters: inPlace({ as: "driver", at: "/services?status=ready" }),
  beforeEach: () => server.answer(listServices, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No applications found/)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Status" })).toHaveValue("ready");
  },
};

export const APageAtATime: Story = {
  beforeEach: () =>
    server.answer(listServices, ({ query }) => ({
      ...pageOf({ ...one, id: `srv_${query.cursor ?? 1}`, title: query.cursor ? "The older" : "The newer" }),
      count: 2,
      next: query.cursor ? null : "/service/x/?cursor=2",
    })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 of 2 shown")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(await canvas.findByRole("link", { name: "The older" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "The newer" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  },
};

export const None: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(listServices, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You have no applications yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose your first service" })).toHaveAttribute(
      "href",
      "/services/add/first",
    );
    await expect(canvas.queryByRole("combobox")).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listServices),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading your applications")).toBeInTheDocument();
    // The table's header and the link for a new application are shown while the list loads.
    await expect(canvas.getByRole("columnheader", { name: "What to do next" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Apply for a service" })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listServices),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your applications" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: "Driver's licence renewal" })).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Driver's licence renewal" })).toBeVisible();
  },
};
