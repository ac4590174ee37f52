import {
  Authority,
  Banner,
  Button,
  Checkbox,
  Header,
  IdCard,
  Inline,
  Link,
  Progress,
  Stack,
  Stepper,
  Tag,
  TextInput,
} from "@kwan/ui";
import { createTheme, type ThemeName, themes } from "@kwan/ui/themes";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";

const names = Object.keys(themes) as ThemeName[];

/** A page of another authority, with everything that has had a colour or a pattern of ours. */
function BrandedPage() {
  return (
    <Authority country="LU">
      <Header brand="Lumina" links={[{ href: "#home", label: "Home", current: true }]} />
      <Stack>
        <Inline>
          <Button>Continue</Button>
          <Button tone="secondary">Save</Button>
          <Button tone="quiet">Cancel</Button>
          <Link href="#more">Read more</Link>
          <Tag tone="accent">New</Tag>
        </Inline>
        <Banner tone="info">The office opens at 8.</Banner>
        <TextInput id="focused" label="Name" name="name" />
        <Checkbox label="I agree" name="agree" defaultChecked />
        <Progress label="Uploading" value={50} />
        <Stepper steps={[{ name: "One" }, { name: "Two" }, { name: "Three" }]} current={1} />
        <IdCard heading="Card" issuer="Lumina" holder="Ines Duarte" front={[{ name: "Number", value: "1" }]} />
      </Stack>
    </Authority>
  );
}

type Rgb = readonly [red: number, green: number, blue: number];

const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;

/** The colours by which people know our brand: its greens and golds. */
const oursIn = (name: ThemeName) => {
  const { text, surface, border, fill, focus } = themes[name].colour;
  const all = [text, surface, border, fill].flatMap(({ accent, ...group }) => [
    accent,
    ...Object.entries(group).flatMap(([role, value]) => (/^(action|brand|link)/.test(role) ? [value] : [])),
  ]);
  // Black, white and grey belong to nobody.
  const isColoured = ([red, green, blue]: Rgb) => Math.max(red, green, blue) - Math.min(red, green, blue) > 12;
  return [...new Set([...all, ...Object.values(focus)])].map(rgbOf).filter(isColoured);
};

/** Returns the pixels of the page, as four numbers each. */
async function pixels(): Promise<Uint8ClampedArray> {
  const base64 = await page.screenshot({ save: false });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context?.drawImage(picture, 0, 0);
  return context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
}

/** Counts the pixels that have one of the colours, or nearly. */
function count(data: Uint8ClampedArray, colours: readonly Rgb[]): number {
  let matches = 0;
  for (let at = 0; at < data.length; at += 4) {
    const near = (value: number, offset: number) => Math.abs((data[at + offset] ?? 0) - value) <= 2;
    if (colours.some(([red, green, blue]) => near(red, 0) && near(green, 1) && near(blue, 2))) matches++;
  }
  return matches;
}

/** At the edges of letters, a few pixels blend two other colours into one like ours. */
const blended = 40;

const style = document.createElement("style");
let root: ReturnType<typeof createRoot>;

beforeEach(async () => {
  await page.viewport(900, 900);
  const container = document.createElement("div");
  document.body.append(container);
  document.head.prepend(style);
  root = createRoot(container);
  root.render(<BrandedPage />);
  await expect.poll(() => document.getElementById("focused")).not.toBeNull();
  document.getElementById("focused")?.focus();
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  style.remove();
  delete document.documentElement.dataset.theme;
});

const show = (name: ThemeName, css: string) => {
  // The stylesheet of the brand is before that of the kit, and still takes precedence.
  style.textContent = css;
  document.documentElement.dataset.theme = name;
  return pixels();
};

test.each(names)("our own page has our colours in the %s theme, so that this test can see them", async (name) => {
  expect(count(await show(name, ""), oursIn(name))).toBeGreaterThan(2_000);
});

describe.each([
  ["yellow", "#ffd500"],
  ["black", "#000000"],
  ["pale grey", "#d9d9d9"],
  ["red", "#d4002a"],
])("a page of an authority that is %s [R-UIK-04]", (_, brand) => {
  test.each(names)("has no green, gold or kente of ours in the %s theme", async (name) => {
    const { css, themes: made } = createTheme({ brand });
    const data = await show(name, css);
    expect(count(data, oursIn(name))).toBeLessThan(blended);
    expect(count(data, [rgbOf(made[name].colour.fill.brand)])).toBeGreaterThan(2_000);
    // A header without a pattern ends in its own colour.
    expect(document.querySelector("header svg pattern")).toBeNull();
    expect(document.querySelectorAll("section svg pattern")).toHaveLength(1);
  });
});
