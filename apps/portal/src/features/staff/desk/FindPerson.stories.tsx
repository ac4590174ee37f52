import { searchDrivers } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { FindPerson } from "./FindPerson.tsx";

const searchResults = inPlace({ as: "officer", at: "/desk?q=Mensa" });

const meta = {
  title: "Portal/Desk/Find a person",
  component: FindPerson,
  ...inPortal({ as: "officer", at: "/desk" }),
} satisfies Meta<typeof FindPerson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByName: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "Name or number" });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Me{Enter}");
    await expect(
      await canvas.findByText("Enter at least 3 letters or digits, with no spaces between them."),
    ).toBeVisible();
    await userEvent.type(field, "nsa{Enter}");
    const link = await canvas.findByRole("link", { name: "Ama Serwaa Mensah" });
    await expect(link).toHaveAttribute("href", "/desk/drv_01H8QK3Z7N");
    await expect(addressNow()).toBe("/desk?q=Mensa");
    await waitFor(() => expect(lastSent(searchDrivers)?.query).toMatchObject({ search: "Mensa" }));
    await expect(canvas.getByRole("row", { name: /^Ama Serwaa Mensah/ })).toHaveTextContent("KW/2024/00133-7");
  },
};

export const WithoutAnything: Story = {
  parameters: searchResults,
  beforeEach: () =>
    server.answer(
      searchDrivers,
      pageOf({
        ...firstOf(searchDrivers),
        phone_number: null,
        id_number: null,
        is_id_verified: false,
        license_number: null,
        license_status: null,
        classes: [],
        has_account: false,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No account")).toBeVisible();
  },
};

export const Nobody: Story = {
  parameters: searchResults,
  beforeEach: () => server.answer(searchDrivers, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No records found/)).toBeVisible();
    // The number of results is announced by screen readers but not visible.
    await expect(canvas.getByText("0 of 0 shown").getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Loading: Story = {
  parameters: searchResults,
  beforeEach: () => neverAnswers(searchDrivers),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the people")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  parameters: searchResults,
  beforeEach: () => failsOnce(searchDrivers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the people" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Ama Serwaa Mensah")).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ["test-only"],
  parameters: searchResults,
  globals: { viewport: { value: "phone" } },
};
