import { drawings, type Family, svgOf } from "@kwan/signs";
import { RoadSign } from "@kwan/signs/react";
import { Heading, Inline, Link, SearchInput, Select, Stack, Text } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import styles from "./pages.module.css";
import { addressOfSvg } from "./svg-file.ts";

const families: Record<Family, string> = {
  warning: "Warning signs",
  priority: "Priority signs",
  prohibition: "Prohibitory signs",
  mandatory: "Mandatory signs",
  information: "Information signs",
  light: "Lights",
  marking: "Road markings",
  plate: "Plates",
  restriction: "Restrictions on a licence",
};

const options = Object.entries(families).map(([value, label]) => ({ value, label }));

/** Every sign, found by its name, its meaning or its family, and downloaded as SVG. */
function Signs() {
  const [search, setSearch] = useState("");
  const [family, setFamily] = useState("");
  const words = search.toLowerCase().split(/\s+/);
  const matches = drawings.filter(
    ({ id, name, meaning, family: own }) =>
      (family === "" || own === family) &&
      words.every((word) => `${id} ${name} ${meaning}`.toLowerCase().includes(word)),
  );
  return (
    <Stack space="large">
      <Inline alignY="bottom">
        <SearchInput label="Name or meaning" hideLabel={false} onSearch={setSearch} />
        <Select label="Family" emptyLabel="All families" options={options} value={family} onValueChange={setFamily} />
      </Inline>
      <Text role="status">
        {matches.length === 0 ? "No sign matches. Try another word or family." : `${matches.length} signs`}
      </Text>
      <ul {...{ role: "list" }} className={styles.signs}>
        {matches.map((drawing) => (
          <li key={drawing.id}>
            <Stack space="xsmall">
              <RoadSign id={drawing.id} size={96} />
              <Heading level={2} size={4}>
                {drawing.name}
              </Heading>
              <Text size="small">{drawing.meaning}</Text>
              <Text size="small">
                <code>{drawing.id}</code>{" "}
                <Link
                  href={addressOfSvg(svgOf(drawing))}
                  download={`${drawing.id}.svg`}
                  aria-label={`Download ${drawing.name} as SVG`}
                >
                  SVG
                </Link>
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const meta = { title: "Signs/Find a sign", component: Signs } satisfies Meta<typeof Signs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Search: Story = {
  tags: ["test-only"],
  name: "A sign is found by its meaning and its family, and downloaded as SVG [R-UIK-11]",
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or meaning" }), "give way{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Give way" })).toBeVisible();
    const link = canvas.getByRole("link", { name: "Download Give way as SVG" });
    await expect(link).toHaveAttribute("download", "give-way.svg");
    const file = await (await fetch(link.getAttribute("href") as string)).text();
    await expect(new DOMParser().parseFromString(file, "image/svg+xml").querySelector("path, polygon")).not.toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Family" }), "Lights");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("No sign matches"));
  },
};
