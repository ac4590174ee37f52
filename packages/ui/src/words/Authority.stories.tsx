import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { french } from "../french.ts";
import { Header } from "../header/Header.tsx";
import { IdCard } from "../id-card/IdCard.tsx";
import { KentePattern } from "../kente-pattern/KentePattern.tsx";
import { PhoneInput } from "../phone-input/PhoneInput.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Authority } from "./Authority.tsx";
import { KitWords } from "./KitWords.tsx";

const stripes = (
  <div
    data-testid="stripes"
    style={{
      height: "0.5rem",
      background: "repeating-linear-gradient(90deg, currentColor 0 0.5rem, transparent 0.5rem 1rem)",
    }}
  />
);
const sun = (
  <svg aria-hidden="true" data-testid="sun" viewBox="0 0 86 54" width="100%" height="100%" opacity="0.12">
    <circle cx="70" cy="14" r="24" fill="currentColor" />
  </svg>
);

const card = {
  heading: "Resident card",
  issuer: "Civil Registry of Lumina",
  holder: "Ines Duarte",
  front: [{ name: "Number", value: "LU-20418" }],
};

const meta = {
  title: "Kwan/Authority",
  component: Authority,
  args: {
    country: "LU",
    pattern: stripes,
    cardArt: sun,
    words: french,
    children: (
      <Stack>
        <Header brand={<Text weight="strong">Lumina</Text>} links={[{ href: "#home", label: "Accueil" }]} />
        <IdCard {...card} back={[{ name: "Born", value: "April 23, 1998" }]} />
        <PhoneInput label="Téléphone" name="phone" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Authority>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header and the card of another authority, with its pattern and its words. */
export const Lumina: Story = {
  tags: ["visual"],
  globals: { authority: "lumina" },
  play: async ({ canvas, canvasElement }) => {
    // One band below the header, and one on each side of the card.
    await expect(canvas.getAllByTestId("stripes")).toHaveLength(3);
    await expect(canvas.getAllByTestId("sun")).toHaveLength(2);
    await expect(canvasElement.querySelectorAll("svg pattern")).toHaveLength(0);
    await expect(canvas.getByRole("button", { name: "Afficher le verso" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Indicatif du pays" })).toHaveValue("LU");
  },
};

export const PropsTakePrecedence: Story = {
  tags: ["test-only"],
  args: {
    words: {},
    children: (
      <>
        <Header brand="Lumina" pattern={<KentePattern />} />
        <IdCard {...card} art={null} pattern={null} />
        <PhoneInput label="Phone" name="phone" country="GH" />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByTestId("stripes")).not.toBeInTheDocument();
    await expect(canvas.queryByTestId("sun")).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("svg pattern")).toHaveLength(1);
    await expect(canvas.getByRole("combobox", { name: "Country code" })).toHaveValue("GH");
  },
};

/** Words inside an authority leave the rest of it as it is, and an authority inside another one only changes what it names. */
export const OneInsideTheOther: Story = {
  tags: ["test-only"],
  args: {
    words: {},
    children: (
      <KitWords words={{ phoneInput: { countryLabel: "Indicatif" } }}>
        <Authority pattern={null}>
          <Header brand="Lumina" />
          <IdCard {...card} />
          <PhoneInput label="Téléphone" name="phone" />
        </Authority>
      </KitWords>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByTestId("stripes")).not.toBeInTheDocument();
    await expect(canvas.getByTestId("sun")).toBeInTheDocument();
    await expect(canvas.getByRole("combobox", { name: "Indicatif" })).toHaveValue("LU");
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark", authority: "lumina" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast", authority: "lumina" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl", authority: "lumina" } };
export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" }, authority: "lumina" } };
