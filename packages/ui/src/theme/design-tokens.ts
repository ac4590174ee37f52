import { type ThemeName, themeNames, themes } from "./palettes.ts";
import { measures, type Theme } from "./tokens.ts";
import { uses } from "./uses.ts";

/** A token in the format of the Design Tokens Community Group. */
export type DesignToken = { $type: string; $value: unknown; $description?: string; $extensions?: object };

/** Tokens by name, in groups. */
export type DesignTokens = { [name: string]: DesignTokens | DesignToken };

const colour = (value: string): DesignToken => ({
  $type: "color",
  $value: {
    colorSpace: "srgb",
    components: [1, 3, 5].map((at) => Number((Number.parseInt(value.slice(at, at + 2), 16) / 255).toFixed(4))),
    hex: value,
  },
});

const types = { line: "number", weight: "fontWeight", font: "fontFamily" } as const;

/** A size that grows with the screen has its largest value: design tools have no other. */
function measure(group: string, value: string): DesignToken {
  const type = types[group as keyof typeof types];
  if (type === "fontFamily") return { $type: type, $value: value.split(", ").map((name) => name.replaceAll('"', "")) };
  if (type) return { $type: type, $value: Number(value) };
  const [, number = "0", unit = "rem"] = /([\d.]+)(rem|ms)?\)?$/.exec(value) ?? [];
  return {
    $type: unit === "ms" ? "duration" : "dimension",
    $value: { value: Number(number), unit },
    ...(value.startsWith("clamp") && { $extensions: { "kwan.css": value } }),
  };
}

const eachOf = (group: object, tokenOf: (value: string, role: string) => DesignToken): DesignTokens =>
  Object.fromEntries(Object.entries(group).map(([role, value]) => [role, tokenOf(String(value), role)]));

function coloursOf({ colour: { scrim: _, ...groups } }: Theme): DesignTokens {
  const tokens = Object.entries(groups).map(([group, roles]) => [
    group,
    eachOf(roles, (value, role) => ({ ...colour(value), $description: uses[`${group}.${role}` as keyof typeof uses] })),
  ]);
  return Object.fromEntries(tokens);
}

/**
 * Returns the tokens in the format of the Design Tokens Community Group, which design tools can import: the colours of
 * each theme, and the measures that all themes share.
 *
 * @example
 * writeFileSync("tokens.json", JSON.stringify(designTokensOf(createTheme({ brand: "#4b2a7b" }).themes)));
 */
export function designTokensOf(all: Readonly<Record<ThemeName, Theme>> = themes): DesignTokens {
  return {
    colour: Object.fromEntries(themeNames.map((name) => [name, coloursOf(all[name])])),
    ...Object.fromEntries(
      Object.entries(measures).map(([group, values]) => [group, eachOf(values, (value) => measure(group, value))]),
    ),
  };
}
