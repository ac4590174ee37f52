/** The media queries for styles. Styles without a media query are for the narrowest screen. */
export const media = {
  tablet: "screen and (min-width: 48rem)",
  desktop: "screen and (min-width: 64rem)",
  phoneOnly: "screen and (max-width: 47.99rem)",
  print: "print",
  forcedColours: "(forced-colors: active)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  hover: "(hover: hover)",
} as const;
