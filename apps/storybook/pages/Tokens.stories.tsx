import { type Column, DataTable, Heading, Stack, StatusTag, Text, TextInput } from "@kwan/ui";
import { type ColourToken, contrast, type Pair, pairsOf, type ThemeName, themes, uses } from "@kwan/ui/themes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import styles from "./pages.module.css";
import { Swatch } from "./Swatch.tsx";

type PaletteProps = { theme: ThemeName };

type Token = {
  name: ColourToken;
  property: string;
  value: string;
  use: string;
  /** The pair with the lowest contrast for what it needs. */
  closest: Pair | undefined;
};

const ratio = ({ front, back }: Pair) => contrast(front, back);
const margin = (pair: Pair) => ratio(pair) / pair.least;

const propertyOf = (name: string) =>
  `--kw-colour-${name.replace(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function tokensOf(theme: ThemeName): Token[] {
  const { colour } = themes[theme];
  const pairs = pairsOf(colour);
  return (Object.entries(uses) as [ColourToken, string][]).map(([name, use]) => {
    const [group, role] = name.split(".") as [Exclude<keyof typeof colour, "scrim">, string];
    const own = pairs.filter(({ tokens }) => tokens.includes(name)).sort((one, other) => margin(one) - margin(other));
    const value = (colour[group] as Record<string, string>)[role] ?? "";
    return { name, property: propertyOf(name), value, use, closest: own[0] };
  });
}

const tokenColumns: Column<Token>[] = [
  {
    key: "name",
    header: "Token",
    cell: ({ name, property }) => (
      <>
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="secondary">
          <code>{property}</code>
        </Text>
      </>
    ),
    sortBy: ({ name }) => name,
  },
  { key: "value", header: "Colour", cell: ({ value }) => <Swatch colour={value} /> },
  { key: "use", header: "Use", cell: ({ use }) => use, width: "wide" },
  {
    key: "contrast",
    header: "Lowest contrast",
    cell: ({ closest }) =>
      closest ? `${ratio(closest).toFixed(1)}:1, needs ${closest.least}:1 (${closest.name})` : "Not next to another",
    sortBy: ({ closest }) => closest && margin(closest),
    width: "medium",
  },
];

const pairColumns: Column<Pair>[] = [
  { key: "name", header: "What meets", cell: ({ name }) => name, sortBy: ({ name }) => name, width: "wide" },
  {
    key: "sample",
    header: "Sample",
    cell: ({ front, back }) => (
      <svg aria-hidden="true" viewBox="0 0 48 24" className={styles.sample}>
        <rect width="48" height="24" fill={back} />
        <path d="M12 5h24v14H12z" fill={front} />
      </svg>
    ),
  },
  { key: "least", header: "At least", cell: ({ least }) => `${least}:1`, sortBy: ({ least }) => least, align: "end" },
  {
    key: "contrast",
    header: "Has",
    cell: (pair) => `${ratio(pair).toFixed(1)}:1`,
    sortBy: margin,
    align: "end",
  },
  {
    key: "verdict",
    header: "Verdict",
    cell: (pair) =>
      ratio(pair) >= pair.least ? (
        <StatusTag tone="success">Enough</StatusTag>
      ) : (
        <StatusTag tone="error">Too little</StatusTag>
      ),
  },
];

const matches = (text: string, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/**
 * All colours of a theme with their use, and the contrast of those that are used together, computed from the theme
 * itself.
 */
function Palette({ theme }: PaletteProps) {
  const [search, setSearch] = useState("");
  const tokens = tokensOf(theme).filter(({ name, property, value, use }) =>
    matches(`${name} ${property} ${value} ${use}`, search),
  );
  // Some pairs are listed for two reasons. Show each pair once.
  const pairs = [...new Map(pairsOf(themes[theme].colour).map((pair) => [pair.name, pair])).values()];
  return (
    <Stack space="xlarge">
      <Heading level={1}>Colours of the theme “{theme}”</Heading>
      <Text>
        A component names what a colour is for, never the colour: <code>vars.colour.text.error</code> in code,{" "}
        <code>--kw-colour-text-error</code> on the page. Pages without components can load{" "}
        <code>@kwan/ui/tokens.css</code>, and design tools can import <code>@kwan/ui/tokens.json</code>.
      </Text>
      <TextInput
        label="Search"
        hint="For example, error, button or #0b5d3b"
        name="search"
        type="search"
        required={false}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <DataTable
        caption="Colours and their use"
        columns={tokenColumns}
        rows={tokens}
        rowKey={({ name }) => name}
        empty="No colour matches. Search for what it is used for."
      />
      <DataTable
        caption="Contrast of colours that meet"
        columns={pairColumns}
        rows={pairs}
        rowKey={({ name }) => name}
        defaultSort={{ key: "contrast", direction: "ascending" }}
      />
    </Stack>
  );
}

const meta = {
  title: "Kwan/Tokens",
  component: Palette,
  args: { theme: "light" },
  globals: { theme: "light" },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

const play: Story["play"] = async ({ canvas }) => {
  const pairs = canvas.getByRole("table", { name: /Contrast of colours that meet/ });
  // The table begins with the lowest contrast for what it needs. If that is sufficient, all the others are too.
  await waitFor(() => expect(pairs.querySelectorAll("tbody tr[aria-rowindex]").length).toBeGreaterThan(8));
  await expect(pairs.querySelector("tbody tr[aria-rowindex='2']")).toHaveTextContent("Enough");
  await expect(canvas.queryByText("Too little")).not.toBeInTheDocument();
  const colours = within(canvas.getByRole("table", { name: /Colours and their use/ }));
  await expect(colours.getByText("--kw-colour-text-standard")).toBeVisible();
};

export const Light: Story = { play };
export const Dark: Story = { args: { theme: "dark" }, globals: { theme: "dark" }, play };
export const HighContrast: Story = { args: { theme: "high-contrast" }, globals: { theme: "high-contrast" }, play };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** Searches the names, the values and the uses. */
export const Search: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole("searchbox", { name: /^Search/ });
    const colours = within(canvas.getByRole("table", { name: /Colours and their use/ }));
    await userEvent.type(search, "pointer delete");
    await waitFor(() => expect(colours.getByText("fill.errorHover")).toBeVisible());
    await expect(colours.getAllByRole("row")).toHaveLength(2);
    await userEvent.clear(search);
    await userEvent.type(search, "#0b5d3b");
    await waitFor(() => expect(colours.getByText("fill.action")).toBeVisible());
    await userEvent.type(search, "nothing");
    await expect(canvas.getByText(/No colour matches/)).toBeVisible();
  },
};
