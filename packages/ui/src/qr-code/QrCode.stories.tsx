import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Stack } from "../stack/Stack.tsx";
import { QrCode } from "./QrCode.tsx";

const meta = {
  title: "Data/QrCode",
  component: QrCode,
  args: { value: "https://example.org/verify/8F2K-77QD", label: "Code to check this card" },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Draws the code as a browser would, and returns a function that says whether a point is dark. */
async function paint(svg: Element): Promise<(x: number, y: number) => boolean> {
  const squares = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
  const image = new Image(squares, squares);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: squares, height: squares });
  const paper = canvas.getContext("2d") as CanvasRenderingContext2D;
  paper.fillStyle = getComputedStyle(svg.parentElement as Element).backgroundColor;
  paper.fillRect(0, 0, squares, squares);
  paper.drawImage(image, 0, 0, squares, squares);
  return (x, y) => (paper.getImageData(x, y, 1, 1).data[0] as number) < 128;
}

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("img", { name: "Code to check this card" });
    const { width, height } = code.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBeGreaterThanOrEqual(160);
    const isDark = await paint(code);
    const squares = Number(code.getAttribute("viewBox")?.split(" ")[2]);
    // The three finder patterns, each a ring of 7 around a block of 3, and an empty quiet zone.
    for (const [x, y] of [
      [4, 4],
      [squares - 11, 4],
      [4, squares - 11],
    ] as const) {
      const row = Array.from({ length: 7 }, (_, step) => isDark(x + step, y + 3));
      await expect(row).toEqual([true, false, true, true, true, false, true]);
    }
    for (let step = 0; step < squares; step++) {
      await expect([isDark(step, 3), isDark(3, step), isDark(step, squares - 4)]).toEqual([false, false, false]);
    }
  },
};

export const Dark: Story = {
  tags: ["test-only"],
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("img");
    await expect(getComputedStyle(code.parentElement as Element).backgroundColor).toBe("rgb(255, 255, 255)");
    await expect(code.querySelector("path")).toHaveAttribute("fill", "#000000");
  },
};

function Changes() {
  const [turn, setTurn] = useState(1);
  return (
    <Stack>
      <QrCode value={`https://example.org/verify/${turn}`} label={`Code ${turn}`} />
      <Button onClick={() => setTurn(turn + 1)}>Another</Button>
    </Stack>
  );
}

export const AnotherValue: Story = {
  tags: ["test-only"],
  render: () => <Changes />,
  play: async ({ canvas }) => {
    const before = (await canvas.findByRole("img", { name: "Code 1" })).innerHTML;
    await userEvent.click(canvas.getByRole("button", { name: "Another" }));
    const after = await canvas.findByRole("img", { name: "Code 2" });
    await expect(after.querySelector("path")?.getAttribute("d")).not.toBe("");
    await expect(after.innerHTML.replace("Code 2", "Code 1")).not.toBe(before);
  },
};

export const TooLongToDraw: Story = {
  tags: ["test-only"],
  args: { value: "x".repeat(5000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("We could not show the code."));
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const Narrow: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("img");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
