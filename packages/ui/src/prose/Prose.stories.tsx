import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Prose } from "./Prose.tsx";

const meta = { title: "Text/Prose", component: Prose } satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = `
  <p>You need a licence to drive on public roads.</p>
  <h2>Before you apply</h2>
  <p>Have these at hand. <a href="#documents">What each document has to show</a></p>
  <ul><li>your Ghana Card</li><li>a photograph, taken in the last 6 months</li></ul>
  <h3>If you have lost your card</h3>
  <p>Your number, such as <code>KW-2044-17</code>, is enough.</p>`;

/** A text from a content system, without components. */
export const Default: Story = {
  tags: ["visual"],
  args: { dangerouslySetInnerHTML: { __html: text } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2 });
    const gap = (element: Element) => Number.parseFloat(getComputedStyle(element).marginTop);
    // A heading belongs to what follows it.
    await expect(gap(heading)).toBeGreaterThan(gap(heading.nextElementSibling as Element) * 2);
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(size(heading)).toBeGreaterThan(size(canvas.getByRole("heading", { level: 3 })));
    await expect(getComputedStyle(canvas.getByRole("link")).textDecorationLine).toBe("underline");
    const lines = canvas.getByText(/public roads/).getBoundingClientRect().width;
    await expect(lines).toBeLessThanOrEqual(42 * 16);
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { dangerouslySetInnerHTML: { __html: `<p>${"Ɛsɛ-sɛ-wotua-ka".repeat(8)}</p>` } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { ...Default, tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { ...Default, tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { ...Default, tags: ["test-only"], globals: { direction: "rtl" } };
