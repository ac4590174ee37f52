import * as kit from "@kwan/ui";
import { Button, Heading, Icon, type IconShape, SearchInput, Stack, Text } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { iconWords } from "./icon-words.ts";
import styles from "./pages.module.css";
import { addressOfSvg, svgOfIcon } from "./svg-file.ts";

const shapes = Object.entries(kit).filter(([name]) => /^[a-z]\w*Icon$/.test(name)) as [string, IconShape][];

const wordsOf = (name: string) => `${name} ${iconWords[name] ?? ""}`.toLowerCase();

type IconsProps = {
  copy: (text: string) => Promise<void>;
};

/** Every icon, with the name under which to import it. Pressing an icon copies its name, and each can be downloaded. */
function Icons({ copy }: IconsProps) {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState("");
  const take = (name: string) => {
    copy(name).then(
      () => setStatus(`Copied: ${name}`),
      () => setStatus(`The browser does not let this page copy. The name is ${name}`),
    );
  };
  const words = search.toLowerCase().split(/\s+/);
  const matches = shapes.filter(([name]) => words.every((word) => wordsOf(name).includes(word)));
  return (
    <Stack space="large">
      <Heading level={1}>Icons</Heading>
      <Text>
        An icon is next to words, in their colour, and is not read aloud. Press one to copy its name:{" "}
        <code>{'import { bellIcon, Icon } from "@kwan/ui"'}</code>
      </Text>
      <SearchInput
        label="Find an icon"
        hint="For example, delete"
        hideLabel={false}
        width="long"
        onSearch={setSearch}
      />
      <Text role="status">{status || (matches.length === 0 ? "No icon has this name. Try another word." : "")}</Text>
      <ul {...{ role: "list" }} className={styles.icons}>
        {matches.map(([name, shape]) => (
          <li key={name}>
            <Button wide tone="quiet" className={styles.icon} onClick={() => take(name)}>
              <Icon shape={shape} size="large" /> {name}
            </Button>
            <a
              href={addressOfSvg(svgOfIcon(shape))}
              download={`${name.replace(/Icon$/, "")}.svg`}
              aria-label={`Download ${name} as SVG`}
              className={styles.download}
            >
              SVG
            </a>
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
    await expect(canvas.getAllByRole("button", { name: /Icon$/ })).toHaveLength(shapes.length);
    await userEvent.click(canvas.getByRole("button", { name: "bellIcon" }));
    await expect(args.copy).toHaveBeenCalledWith("bellIcon");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied: bellIcon"));
  },
};

/** Icons are found by other words too, and downloaded as SVG. */
export const Search: Story = {
  tags: ["test-only"],
  name: "Icons are found by other words, and downloaded as SVG [R-UIK-11]",
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find an icon" }), "delete{Enter}");
    await expect(canvas.getAllByRole("button", { name: /Icon$/ })).toHaveLength(1);
    const link = canvas.getByRole("link", { name: "Download trashIcon as SVG" });
    await expect(link).toHaveAttribute("download", "trash.svg");
    const file = await (await fetch(link.getAttribute("href") as string)).text();
    const svg = new DOMParser().parseFromString(file, "image/svg+xml");
    await expect(svg.querySelector("path")?.getAttribute("d")).toBe(kit.trashIcon.path);
  },
};

export const MayNotCopy: Story = {
  tags: ["test-only"],
  args: { copy: fn(() => Promise.reject(new Error("no"))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "cardIcon" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("The name is cardIcon"));
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
