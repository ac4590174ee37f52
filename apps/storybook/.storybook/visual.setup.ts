import "@fontsource-variable/noto-sans";
import { expect } from "vitest";
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

const emulateForcedColours = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

globalThis.checkStory = async ({ id, tags }) => {
  if (!tags.includes("visual")) return;
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(id);
  if (!tags.includes("forced-colours")) return;
  await emulateForcedColours("active");
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}--forced-colours`);
  } finally {
    await emulateForcedColours("none");
  }
};
