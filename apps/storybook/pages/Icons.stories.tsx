import * as kit from "@kwan/ui";
import { Button, Heading, Icon, type IconShape, Stack, Text } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import styles from "./pages.module.css";

const shapes = Object.entries(kit).filter(([name]) => /^[a-z]\w*Icon$/.test(name)) as [string, IconShape][];

type IconsProps = {
  copy: (text: string) => Promise<void>;
};

/** Every icon, with the name under which to import it. Pressing an icon copies its name. */
function Icons({ copy }: IconsProps) {
  const [status, setStatus] = useState("");
  const take = (name: string) => {
    copy(name).then(
      () => setStatus(`Copied: ${name}`),
      () => setStatus(`The browser does not let this page copy. The name is ${name}`),
    );
  };
  return (
    <Stack space="large">
      <Heading level={1}>Icons</Heading>
      <Text>
        An icon stands beside words, in their colour, and is not read aloud. Press one to copy its name:{" "}
        <code>{'import { bellIcon, Icon } from "@kwan/ui"'}</code>
      </Text>
      <Text role="status">{status}</Text>
      <ul {...{ role: "list" }} className={styles.icons}>
        {shapes.map(([name, shape]) => (
          <li key={name}>
            <Button wide tone="quiet" className={styles.icon} onClick={() => take(name)}>
              <Icon shape={shape} size="large" /> {name}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const meta = {
  title: "Kwan/Icons",
  component: Icons,
  args: { copy: (text) => navigator.clipboard.writeText(text) },
} satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  args: { copy: fn(() => Promise.resolve()) },
  play: async ({ canvas, args }) => {
    await expect(shapes.length).toBeGreaterThan(40);
    await expect(canvas.getAllByRole("button")).toHaveLength(shapes.length);
    await userEvent.click(canvas.getByRole("button", { name: "bellIcon" }));
    await expect(args.copy).toHaveBeenCalledWith("bellIcon");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied: bellIcon"));
  },
};

export const MayNotCopy: Story = {
  args: { copy: fn(() => Promise.reject(new Error("no"))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "cardIcon" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("The name is cardIcon"));
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
