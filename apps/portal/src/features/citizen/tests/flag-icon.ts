import type { IconShape } from "@kwan/ui";

/** Only the test needs this icon. Among the icons of the kit, every page would load it. */
export const flagIcon: IconShape = { path: "M5.5 21V4h12l-2.5 4.5L17.5 13h-12", mirrors: true };
