import { type Column, DataTable, Heading, Stack, StatusTag, Text } from "@kwan/ui";
import { contrast, type Pair, pairsOf, type ThemeName, themes } from "@kwan/ui/themes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import styles from "./pages.module.css";

type PaletteProps = { theme: ThemeName };

const figureOf = ({ front, back }: Pair) => contrast(front, back);

const columns: Column<Pair>[] = [
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
    cell: (pair) => `${figureOf(pair).toFixed(1)}:1`,
    sortBy: figureOf,
    align: "end",
  },
  {
    key: "verdict",
    header: "Verdict",
    cell: (pair) =>
      figureOf(pair) >= pair.least ? (
        <StatusTag tone="success">Enough</StatusTag>
      ) : (
        <StatusTag tone="error">Too little</StatusTag>
      ),
  },
];

const rowKey = ({ name }: Pair) => name;

/** All colours of a theme by name, and the contrast of those that are used together, computed from the theme itself. */
function Palette({ theme }: PaletteProps) {
  const { colour } = themes[theme];
  const { scrim: _scrim, ...groups } = colour;
  // Some pairs are listed for two reasons. Show each pair once.
  const pairs = [...new Map(pairsOf(colour).map((pair) => [pair.name, pair])).values()];
  return (
    <Stack space="xlarge">
      <Heading level={1}>Colours of the theme “{theme}”</Heading>
      <Text>
        A component names what a colour is for, never the colour: <code>vars.colour.text.critical</code> in code,{" "}
        <code>--kw-colour-text-critical</code> on the page.
      </Text>
      {Object.entries(groups).map(([group, roles]) => (
        <Stack key={group} as="section" space="small">
          <Heading level={2} size={3}>
            {group}
          </Heading>
          <ul {...{ role: "list" }} className={styles.swatches}>
            {Object.entries(roles).map(([role, value]) => (
              <li key={role} className={styles.swatch}>
                <svg aria-hidden="true" viewBox="0 0 16 10" preserveAspectRatio="none" className={styles.paint}>
                  <rect width="16" height="10" fill={value} />
                </svg>
                <Text weight="medium">{role}</Text>
                <Text size="small" tone="secondary" figures>
                  {value}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
      <DataTable
        caption="How far colours that meet stand apart"
        columns={columns}
        rows={pairs}
        rowKey={rowKey}
        defaultSort={{ key: "contrast", direction: "ascending" }}
      />
    </Stack>
  );
}

const meta = { title: "Kwan/Tokens", component: Palette, args: { theme: "light" } } satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

const play: Story["play"] = async ({ canvas, canvasElement, args }) => {
  // The table begins with the lowest contrast. If that contrast is sufficient, all the others are too.
  await waitFor(() => expect(canvasElement.querySelectorAll("tbody tr[aria-rowindex]").length).toBeGreaterThan(8));
  await expect(canvasElement.querySelector("tbody tr[aria-rowindex='2']")).toHaveTextContent("Enough");
  await expect(canvas.queryByText("Too little")).not.toBeInTheDocument();
  await expect(canvas.getByText("How far colours that meet stand apart")).toBeVisible();
  const roles = Object.values(themes[args.theme].colour).flatMap((group) =>
    typeof group === "string" ? [] : Object.keys(group),
  );
  await expect(canvasElement.querySelectorAll("li")).toHaveLength(roles.length);
};

export const Light: Story = { play };
export const Dark: Story = { args: { theme: "dark" }, globals: { theme: "dark" }, play };
export const HighContrast: Story = { args: { theme: "high-contrast" }, globals: { theme: "high-contrast" }, play };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, play };
