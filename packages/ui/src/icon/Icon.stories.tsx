import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { Text } from "../text/Text.tsx";
import { Icon } from "./Icon.tsx";
import * as pageShapes from "./page-shapes.ts";
import * as ownShapes from "./shapes.ts";

const shapes = { ...ownShapes, ...pageShapes };
/** In alphabetical order, because the server lists what a module exports in another order than the browser. */
const names = Object.keys(shapes).toSorted() as (keyof typeof shapes)[];

const meta = {
  title: "Text/Icon",
  component: Icon,
  subcomponents: { IconButton, Spinner },
  args: { shape: shapes.calendarIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ["visual"],
  render: () => (
    <Inline space="medium">
      {names.map((name) => (
        <Icon key={name} shape={shapes[name]} size="large" label={name} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(Object.keys(shapes).length);
    for (const icon of canvas.getAllByRole("img")) {
      const { x, y, width, height } = (icon.querySelector("path") as SVGPathElement).getBBox();
      // The whole drawing fits within the grid, leaving room for half the stroke width.
      await expect([x >= 1, y >= 1, x + width <= 23, y + height <= 23]).toEqual([true, true, true, true]);
    }
  },
};

export const WithWordsItIsSilent: Story = {
  tags: ["test-only"],
  render: (args) => (
    <Text>
      <Icon {...args} /> 23 April
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const TurnsRoundRightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  args: { shape: shapes.arrowRightIcon, label: "On" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("img")).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
  },
};

const press = fn();

export const Buttons: Story = {
  render: () => <IconButton label="Close" icon={shapes.closeIcon} onClick={press} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Close" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe("solid");
    await userEvent.keyboard("{Enter} ");
    await expect(press).toHaveBeenCalledTimes(2);
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

export const SpinnerWithAName: Story = {
  render: () => <Spinner label="Waiting for your network" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Waiting for your network" })).toBeVisible();
  },
};
