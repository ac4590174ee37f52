import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { IdCard } from "./IdCard.tsx";

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path fill="#d9c9b0" d="M0 0h30v40H0z"/><circle cx="15" cy="15" r="7" fill="#6b4a2f"/><path d="M2 40c1-11 7-14 13-14s12 3 13 14" fill="#0a4a30"/></svg>',
)}`;

const meta = {
  title: "Data/IdCard",
  component: IdCard,
  args: {
    heading: "Driver licence",
    issuer: "Republic of Ghana",
    holder: "Ama Serwaa Mensah",
    front: [
      { name: "Number", value: "MEN-23041998-00182", wide: true },
      { name: "Born", value: "April 23, 1998" },
      { name: "Given", value: "May 03, 2026" },
      { name: "Ends", value: "May 02, 2032" },
    ],
    back: [
      { name: "Classes", value: "B and C" },
      { name: "Blood group", value: "O+" },
      { name: "Must wear", value: "Glasses" },
      { name: "If found", value: "Bring it to any of our offices, or to the police", wide: true },
    ],
  },
} satisfies Meta<typeof IdCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "print"],
  args: { photo },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("region", { name: "Driver licence, Ama Serwaa Mensah" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Photo of Ama Serwaa Mensah" })).toBeVisible();
    // Screen readers do not find the side that faces away.
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Number",
      "Born",
      "Given",
      "Ends",
    ]);
    const { width, height } = (canvasElement.querySelector("[data-side]") as Element).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(85.6 / 54, 1);
  },
};

export const Turns: Story = {
  tags: ["test-only"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Show the back of the card" });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe("solid");
    const before = canvasElement.scrollHeight;
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Blood group")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Born")).not.toBeVisible());
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
    await expect(button).toHaveAccessibleName("Show the front of the card");
    await expect(canvasElement.scrollHeight).toBe(before);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByText("Born")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Blood group")).not.toBeVisible());
  },
};

export const Back: Story = {
  tags: ["visual", "test-only"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show the back of the card" }));
    await waitFor(() => expect(canvas.getByText("Blood group")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Born")).not.toBeVisible());
  },
};

export const Expired: Story = {
  tags: ["visual"],
  args: { mark: "Expired" },
  play: async ({ canvasElement }) => {
    const [front] = canvasElement.querySelectorAll("[data-side='front']");
    const readable = [...(front?.querySelectorAll("*") ?? [])].filter(
      (one) => one.children.length === 0 && one.textContent === "Expired" && !one.closest("[aria-hidden]"),
    );
    // The reason is written across the card, but read aloud only once.
    await expect(readable).toHaveLength(1);
    await expect(front?.querySelectorAll("svg text")).toHaveLength(1);
  },
};

export const Lost: Story = { args: { mark: "Reported lost", photo } };

export const OnlyAFront: Story = {
  args: { back: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvas.getByText("AM")).toHaveAttribute("aria-hidden", "true");
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    holder: "Nana Akosua Konadu-Boateng-Asantewaa Ɔpɔnkɔhemaa",
    front: [...meta.args.front, { name: "Akwantufoɔ-nkrataasehyɛfoɔ", value: "Nkrataasehyɛfoɔadwumayɛkuw" }],
    mark: "Wɔabɔ amanneɛ sɛ ayera",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const side of canvasElement.querySelectorAll("[data-side]")) {
      // The card grows, so that nothing is cut off.
      await expect(side.scrollHeight).toBeLessThanOrEqual(side.clientHeight);
      await expect(side.scrollWidth).toBeLessThanOrEqual(side.clientWidth);
    }
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, args: { photo } };
export const HighContrast: Story = {
  tags: ["test-only"],
  globals: { theme: "high-contrast" },
  args: { mark: "Expired" },
};
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, args: { photo } };
