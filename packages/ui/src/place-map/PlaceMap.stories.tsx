import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PlaceMap } from "./PlaceMap.tsx";

/** An invented country, in a few points. */
const outline = [
  [-3.1, 5.1],
  [-2.1, 4.75],
  [-0.1, 5.6],
  [1.2, 6.1],
  [0.5, 7],
  [0.6, 8.2],
  [0.35, 10.1],
  [0, 11.1],
  [-2.8, 11],
  [-2.5, 8.2],
  [-3.2, 6.6],
] as const;

const meta = {
  title: "Data/PlaceMap",
  component: PlaceMap,
  args: {
    label: "A map of 3 branches",
    outline,
    places: [
      { name: "Accra, 37 Station", lat: 5.58, lon: -0.18 },
      { name: "Kumasi, Adum", lat: 6.69, lon: -1.62 },
      { name: "Tamale", lat: 9.4, lon: -0.84 },
    ],
  },
} satisfies Meta<typeof PlaceMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, canvasElement }) => {
    const map = canvas.getByRole("img", { name: "A map of 3 branches" });
    const box = map.getBoundingClientRect();
    const places = [...canvasElement.querySelectorAll("circle")];
    await expect(places.map((place) => place.textContent)).toEqual(["Accra, 37 Station", "Kumasi, Adum", "Tamale"]);
    for (const place of places) {
      const { top, bottom, left, right } = place.getBoundingClientRect();
      await expect(top > box.top && bottom < box.bottom && left > box.left && right < box.right).toBe(true);
    }
    const [accra, , tamale] = places.map((place) => place.getBoundingClientRect());
    await expect(tamale?.top).toBeLessThan(accra?.top ?? 0);
  },
};

export const OnePlace: Story = {
  args: { label: "Where Tamale is", places: [{ name: "Tamale", lat: 9.4, lon: -0.84 }] },
};

export const BeyondTheBorder: Story = {
  tags: ["test-only"],
  args: { label: "A map of 1 place", places: [{ name: "At sea", lat: 3.5, lon: 2.5 }] },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("img").getBoundingClientRect();
    const place = canvasElement.querySelector("circle")?.getBoundingClientRect();
    await expect(place?.bottom).toBeLessThanOrEqual(box.bottom);
    await expect(place?.right).toBeLessThanOrEqual(box.right);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
