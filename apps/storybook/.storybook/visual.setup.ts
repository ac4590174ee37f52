import "@fontsource-variable/noto-sans";
import { expect, inject } from "vitest";
import { cdp, page } from "vitest/browser";

// Use the same font on every machine and disable animations, so that screenshots match.
const style = document.createElement("style");
style.textContent = `
  :root { --kw-font-text: "Noto Sans Variable" !important; --kw-font-figures: "Noto Sans Variable" !important }
  body { padding: 1rem; box-sizing: border-box }
  *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
`;
document.head.append(style);

// Load the fonts before the first story, so that text does not change size later.
await Promise.all([400, 500, 650].map((weight) => document.fonts.load(`${weight} 1rem "Noto Sans Variable"`)));

type Media = { media?: "print"; features?: { name: string; value: string }[] };

const emulate = (media: Media) => cdp().send("Emulation.setEmulatedMedia", { media: "", features: [], ...media });
const root = document.documentElement;

const inTheme = (name: string) => () => {
  const before = root.dataset.theme;
  root.dataset.theme = name;
  return () => {
    root.dataset.theme = before;
  };
};

const withMedia = (media: Media) => async () => {
  await emulate(media);
  return () => emulate({});
};

const rightToLeft = () => {
  const before = root.dir;
  root.dir = "rtl";
  return () => {
    root.dir = before;
  };
};

/** How each story is looked at again. Each returns a function that ends it. */
const modes: Readonly<Record<string, () => unknown>> = {
  "forced-colours": withMedia({ features: [{ name: "forced-colors", value: "active" }] }),
  dark: inTheme("dark"),
  "high-contrast": inTheme("high-contrast"),
  "right-to-left": rightToLeft,
};

/** What is drawn differently on paper. The other components look the same there. */
const onPaper = { print: withMedia({ media: "print" }) };

/** If LONG is not set, each story is looked at in two of the modes, always the same ones. */
function modesOf(id: string, tags: readonly string[]): [string, () => unknown][] {
  const all = Object.entries(modes);
  const turn = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % all.length;
  const chosen = inject("isLong") ? all : [...all, ...all].slice(turn, turn + 2);
  return [...chosen, ...Object.entries(tags.includes("print") ? onPaper : {})];
}

const isDrawn = async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};

globalThis.checkStory = async ({ id, tags, theme }) => {
  if (!tags.includes("visual")) return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(id);
  for (const [mode, begin] of modesOf(id, tags)) {
    if (mode === theme) continue;
    const end = (await begin()) as () => unknown;
    try {
      await isDrawn();
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}--${mode}`);
    } finally {
      await end();
    }
  }
};
