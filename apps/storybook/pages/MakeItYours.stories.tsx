import { Button, type Column, DataTable, Grid, Heading, Inline, Select, Stack, Text, TextInput } from "@kwan/ui";
import { type Brand, type BrandTheme, createTheme, type MovedColour } from "@kwan/ui/themes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useDeferredValue, useMemo, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { BrandPreview } from "./BrandPreview.tsx";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./pages.module.css";
import { Swatch } from "./Swatch.tsx";

type Choice = { brand: string; accent: string; font: string; radius: string };

const examples: Readonly<Record<string, Partial<Choice>>> = {
  Purple: { brand: "#4b2a7b", accent: "#ff7f66" },
  Yellow: { brand: "#ffd500", accent: "" },
  Black: { brand: "#000000", accent: "" },
  "Pale grey": { brand: "#d9d9d9", accent: "" },
  Red: { brand: "#d4002a", accent: "" },
};

const fonts = [
  { value: "", label: "The font of the device" },
  { value: "Georgia, serif", label: "Georgia" },
  { value: "Verdana, sans-serif", label: "Verdana" },
];
const radii = ["0", "4", "8", "16"].map((value) => ({ value, label: value === "0" ? "Square" : `${value} px` }));

const isColour = (text: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text.trim());

const optionsOf = ({ brand, accent, font, radius }: Choice): Brand => ({
  brand,
  ...(accent && { accent }),
  ...(font && { font }),
  radius: Number(radius),
});

const codeOf = (options: Brand): string => `import { writeFileSync } from "node:fs";
import { createTheme } from "@kwan/ui/themes";

const { css, moved } = createTheme(${JSON.stringify(options)
  .replaceAll(/"(\w+)":/g, " $1: ")
  .replace("}", " }")});
writeFileSync("brand.css", css);
console.table(moved);
`;

const columns: Column<MovedColour>[] = [
  { key: "token", header: "Colour", cell: ({ token }) => token },
  { key: "theme", header: "Theme", cell: ({ theme }) => theme },
  { key: "from", header: "From", cell: ({ from }) => <Swatch colour={from} /> },
  { key: "to", header: "To", cell: ({ to }) => <Swatch colour={to} /> },
  { key: "because", header: "Because this could not be read", cell: ({ because }) => because, width: "wide" },
];

type MakeItYoursProps = {
  /** Copies a text. */
  copy: (text: string) => Promise<void>;
};

const firstChoice: Choice = { brand: "#4b2a7b", accent: "#ff7f66", font: "Georgia, serif", radius: "0" };

/** The components in your colours, while you choose them, and the code that makes your stylesheet. */
function MakeItYours({ copy }: MakeItYoursProps) {
  const [choice, setChoice] = useState(firstChoice);
  const [last, setLast] = useState<BrandTheme>(() => createTheme(optionsOf(firstChoice)));
  const errors = {
    brand: isColour(choice.brand) ? undefined : "Enter a colour such as #4b2a7b",
    accent: choice.accent === "" || isColour(choice.accent) ? undefined : "Enter a colour such as #ff7f66",
  };
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    // While a colour is being typed, the last brand remains.
    if (isColour(next.brand) && (next.accent === "" || isColour(next.accent))) setLast(createTheme(optionsOf(next)));
  };
  const shown = useDeferredValue(last);
  const code = useMemo(() => codeOf(optionsOf(choice)), [choice]);
  return (
    <Stack space="xlarge">
      <Heading level={1}>Make it yours</Heading>
      <Text>
        Choose the colour of your brand. <code>createTheme</code> derives a light, a dark and two high-contrast themes
        from it. Every colour is accepted: where text could not be read, the colour is made lighter or darker.
      </Text>
      <Grid columns="wide">
        <TextInput
          label="Brand"
          hint="The header, buttons and links"
          name="brand"
          value={choice.brand}
          error={errors.brand}
          onChange={({ target }) => change({ brand: target.value })}
        />
        <TextInput
          label="Accent"
          hint="Highlights and the focus ring"
          name="accent"
          required={false}
          value={choice.accent}
          error={errors.accent}
          onChange={({ target }) => change({ accent: target.value })}
        />
        <Select
          label="Font"
          name="font"
          options={fonts}
          value={choice.font}
          onChange={({ target }) => change({ font: target.value })}
        />
        <Select
          label="Corners"
          name="radius"
          options={radii}
          value={choice.radius}
          onChange={({ target }) => change({ radius: target.value })}
        />
      </Grid>
      <Inline>
        {Object.entries(examples).map(([name, part]) => (
          <Button key={name} tone="secondary" onClick={() => change(part)}>
            {name}
          </Button>
        ))}
      </Inline>
      <BrandPreview css={shown.css} />
      <Stack as="section">
        <Heading level={2}>The code</Heading>
        <Text>Run this when you build, and import the file once, before or after the components.</Text>
        <pre className={styles.code}>
          <code>{code}</code>
        </pre>
        <CopyButton copy={copy} text={code} what="the code" />
      </Stack>
      <DataTable
        caption="Colours that were moved"
        columns={columns}
        rows={shown.moved}
        rowKey={({ theme, token }) => `${theme} ${token}`}
        empty="None: every colour can be read as it is."
      />
    </Stack>
  );
}

const meta = {
  title: "Kwan/Make it yours",
  component: MakeItYours,
  args: { copy: (text) => navigator.clipboard.writeText(text) },
} satisfies Meta<typeof MakeItYours>;

export default meta;
type Story = StoryObj<typeof meta>;

const headerIn = (canvas: ReturnType<typeof within>, theme: string) =>
  within(canvas.getByRole("region", { name: `The ${theme} theme` })).getByText("Your authority", {
    selector: "header *",
  });
const colourBehind = (element: HTMLElement) =>
  getComputedStyle(element.closest("header") as HTMLElement).backgroundColor;

export const Panel: Story = {
  args: { copy: fn(() => Promise.resolve()) },
  play: async ({ canvas, args }) => {
    await expect(colourBehind(headerIn(canvas, "light"))).toBe("rgb(75, 42, 123)");
    await expect(getComputedStyle(headerIn(canvas, "light")).fontFamily).toContain("Georgia");
    await userEvent.click(canvas.getByRole("button", { name: "Yellow" }));
    await waitFor(() => expect(colourBehind(headerIn(canvas, "light"))).toBe("rgb(255, 213, 0)"));
    await expect(colourBehind(headerIn(canvas, "dark"))).not.toBe("rgb(255, 213, 0)");
    await waitFor(() => expect(canvas.getByText("fill action on page")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Copy the code" }));
    await expect(args.copy).toHaveBeenCalledWith(expect.stringContaining('createTheme({ brand: "#ffd500",'));
    await waitFor(() => expect(canvas.getByText("Copied")).toBeVisible());
  },
};

/** A colour that is not complete yet keeps the last brand, and says what is missing. */
export const WhileTyping: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const brand = canvas.getByRole("textbox", { name: "Brand" });
    await userEvent.clear(brand);
    await userEvent.type(brand, "#d40");
    await waitFor(() => expect(colourBehind(headerIn(canvas, "light"))).toBe("rgb(221, 68, 0)"));
    await userEvent.type(brand, "0");
    await expect(brand).toHaveAccessibleDescription(expect.stringContaining("Enter a colour such as #4b2a7b"));
    await expect(colourBehind(headerIn(canvas, "light"))).toBe("rgb(221, 68, 0)");
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
