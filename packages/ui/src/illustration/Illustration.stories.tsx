import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { QrCode } from "../qr-code/QrCode.tsx";
import { Illustration } from "./Illustration.tsx";

const meta = {
  title: "Data/Illustration",
  component: Illustration,
  args: {
    caption: "Scan the code to check the licence.",
    children: <QrCode value="https://example.com" title="Code to check a licence" />,
  },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toHaveTextContent("Scan the code to check the licence.");
    await expect(await canvas.findByRole("img", { name: "Code to check a licence" })).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { caption: "Nkrataasehyɛfoɔadwumayɛkuwnhyehyɛeɛnyinaaakyikwan" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
export const HighContrast: Story = { globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
