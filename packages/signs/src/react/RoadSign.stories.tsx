import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import type { Family } from "../drawing/drawing.ts";
import { drawings } from "../drawings.ts";
import { RoadSign } from "./RoadSign.tsx";

const meta = {
  title: "Signs/RoadSign",
  component: RoadSign,
  args: { id: "give-way", size: 160, title: "Give way" },
  argTypes: { id: { control: "select", options: drawings.map(({ id }) => id) } },
} satisfies Meta<typeof RoadSign>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings: readonly (readonly [Family, string])[] = [
  ["warning", "Warning signs"],
  ["priority", "Priority signs"],
  ["prohibition", "Prohibitory signs"],
  ["mandatory", "Mandatory signs"],
  ["information", "Information signs"],
  ["light", "Lights"],
  ["marking", "Road markings"],
  ["plate", "Plates"],
  ["restriction", "Restrictions on a licence"],
];

const cards: CSSProperties = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  gap: "1.5rem",
  listStyle: "none",
  padding: 0,
};
const text: CSSProperties = { fontFamily: "system-ui, sans-serif", lineHeight: 1.4 };
const night: CSSProperties = { background: "#14171a", color: "#f1f3f4", padding: "1.5rem" };
const row: CSSProperties = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.75rem" };

const everySign = (size: number) => (
  <div style={row}>
    {drawings.map(({ id, name }) => (
      <RoadSign key={id} id={id} size={size} title={name} />
    ))}
  </div>
);

/** A single sign. Choose another sign in the controls. */
export const One: Story = {
  play: async ({ canvas }) => {
    const sign = canvas.getByRole("img", { name: "Give way" });
    await expect(sign.getBoundingClientRect()).toMatchObject({ width: 160, height: 160 });
  },
};

/** Every drawing with its name, family and meaning. */
export const Gallery: Story = {
  render: () => (
    <div style={text}>
      {headings.map(([family, heading]) => (
        <section key={family}>
          <h2>{heading}</h2>
          <ul {...{ role: "list" }} style={cards}>
            {drawings
              .filter((drawing) => drawing.family === family)
              .map(({ id, meaning, name }) => (
                <li key={id}>
                  <RoadSign id={id} size={112} />
                  <h3>{name}</h3>
                  <p>{meaning}</p>
                  <code>{id}</code>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

/** Sizes from a line of text to a test question. */
export const Sizes: Story = {
  args: { title: "Children" },
  render: ({ title = "" }) => (
    <div style={row}>
      {[24, 32, 48, 64, 96, 160, 240, 400].map((size) => (
        <RoadSign key={size} id="children" size={size} title={`${title}, ${size} pixels`} />
      ))}
    </div>
  ),
};

/** Every drawing at 24 pixels. */
export const Small: Story = {
  tags: ["visual"],
  render: () => everySign(24),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(drawings.length);
  },
};

/** On a dark page the colours stay the same, and the white rim separates each plate from the page. */
export const Dark: Story = {
  tags: ["visual", "test-only"],
  render: () => <div style={night}>{everySign(72)}</div>,
};

/** Without a title a sign is decorative, and screen readers skip it. */
export const Decoration: Story = {
  args: { title: "" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};

/** Without a size, the sign fills the width of its container. */
export const AsWideAsItsContainer: Story = {
  args: { size: undefined },
  render: (args) => (
    <div style={{ width: "200px" }}>
      <RoadSign {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const sign = canvas.getByRole("img", { name: "Give way" });
    await expect(sign.getBoundingClientRect()).toMatchObject({ width: 200, height: 200 });
  },
};
