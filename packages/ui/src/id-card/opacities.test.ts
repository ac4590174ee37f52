import { expect, test } from "vitest";
import { blend } from "../theme/contrast.ts";
import { contrast, themes } from "../themes.ts";
import { opacities } from "./opacities.ts";

test.each(Object.entries(themes))(
  "the text of a card can be read over its pattern in the %s theme",
  (_, { colour }) => {
    const waves = blend(colour.fill.action, opacities.waves, colour.surface.raised);
    const crossing = blend(colour.fill.error, opacities.watermark, waves);
    for (const back of [waves, crossing])
      for (const text of [colour.text.standard, colour.text.secondary])
        expect(contrast(text, back)).toBeGreaterThanOrEqual(4.5);
  },
);

test("half of black on white is grey", () => expect(blend("#000000", 0.5, "#ffffff")).toBe("#808080"));
