import type { IconShape } from "@kwan/ui";

/** Returns an icon as the text of an SVG file. It takes the colour of the text around it. */
export const svgOfIcon = ({ path }: IconShape): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

/** Returns the address of an SVG file, for a link that downloads it. */
export const addressOfSvg = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
