import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { KentePattern } from "./KentePattern.tsx";

const meta = { title: "Layout/KentePattern", component: KentePattern } satisfies Meta<typeof KentePattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, canvasElement }) => {
    const band = canvasElement.querySelector("svg");
    await expect(band).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    await expect(band?.getBoundingClientRect().height).toBe(12);
    await expect(band?.getBoundingClientRect().width).toBe(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
