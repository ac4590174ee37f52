/** The colour roles. A component refers to a role, never to a colour. The theme defines the colour of each role. */
export type Colours = {
  /** The colours of text, by meaning. */
  text: Record<"standard" | "secondary" | "link" | "success" | "error" | "info" | "warning" | "accent", string>;
  /** The colours of the backgrounds behind text. */
  surface: Record<
    "page" | "raised" | "sunken" | "action" | "success" | "error" | "info" | "warning" | "accent",
    string
  >;
  /** The colours of borders. `subtle` only separates content, and `control` shows where to type or press. */
  border: Record<"subtle" | "control" | "action" | "success" | "error" | "info" | "warning" | "accent", string>;
  /** The colours of solid areas, such as buttons. For the colour of the text on them, see `on`. */
  fill: Record<
    | "action"
    | "actionHover"
    | "neutral"
    | "neutralHover"
    | "error"
    | "errorHover"
    | "success"
    | "info"
    | "warning"
    | "accent"
    | "brand",
    string
  >;
  /** The colour of text on the fill of the same name. */
  on: Record<"action" | "neutral" | "error" | "success" | "info" | "warning" | "accent" | "brand", string>;
  /**
   * The two rings around the focused element, one light and one dark, so that one of them is visible on any background.
   */
  focus: Record<"outer" | "inner", string>;
  /** The colours of a chart's series, which stand out from the background. */
  chart: Record<"first" | "second" | "third", string>;
  /** The colour of the backdrop behind a modal. */
  scrim: string;
};

type TokenOf<Group extends keyof Colours> = Colours[Group] extends string
  ? never
  : `${Group}.${keyof Colours[Group] & string}`;

/** The name of a colour, such as "text.link". */
export type ColourToken = { [Group in keyof Colours]: TokenOf<Group> }[keyof Colours];

/**
 * A theme: its colours, its shadows, and whether the browser's own controls (scroll bars, pickers) are light or
 * dark.
 */
export type Theme = {
  scheme: "light" | "dark";
  colour: Colours;
  shadow: Record<"low" | "high", string>;
};

/** The sizes that all themes share, on a 4 px grid and in rem, so that they scale with the person's text size. */
export const measures = {
  space: {
    none: "0",
    xxsmall: "0.25rem",
    xsmall: "0.5rem",
    small: "0.75rem",
    medium: "1rem",
    large: "1.5rem",
    xlarge: "clamp(1.5rem, 1.2rem + 1.4vw, 2rem)",
    xxlarge: "clamp(2rem, 1.5rem + 2.2vw, 3rem)",
    huge: "clamp(2.5rem, 1.6rem + 4vw, 4rem)",
  },
  text: {
    small: "0.875rem",
    standard: "1rem",
    large: "1.125rem",
    heading4: "1.125rem",
    heading3: "1.25rem",
    heading2: "clamp(1.375rem, 1.3rem + 0.4vw, 1.5rem)",
    heading1: "clamp(1.625rem, 1.4rem + 1vw, 2.125rem)",
    display: "clamp(2rem, 1.5rem + 2.2vw, 3rem)",
  },
  line: { text: "1.5", heading: "1.25" },
  weight: { regular: "400", medium: "500", strong: "650" },
  font: {
    text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
    figures: 'ui-monospace, "SF Mono", "Roboto Mono", "Liberation Mono", monospace',
  },
  radius: { small: "0.25rem", medium: "0.5rem", large: "0.75rem", full: "62.5rem" },
  /** The minimum size of touch targets. */
  target: { standard: "2.75rem", small: "2rem" },
  motion: { quick: "120ms", calm: "240ms" },
} as const;

/** A step of the space scale. */
export type Space = keyof typeof measures.space;
