import { type Theme, type ThemeName, themes } from "@kwan/ui/themes";
import { useSyncExternalStore } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { frame } from "./story-frame.ts";
import { lookOf } from "./theme.ts";

const lookIn = ({ scheme, colour: { surface, text, border, fill } }: Theme) =>
  lookOf({ ...surface, ...text, ...border, text: text.standard, action: fill.action }, scheme);

/** The look of a documentation page in each theme. */
const looks = {
  light: lookIn(themes.light),
  dark: lookIn(themes.dark),
  "high-contrast": lookIn(themes["high-contrast"]),
  "high-contrast-dark": lookIn(themes["high-contrast-dark"]),
} satisfies Record<ThemeName, unknown>;

const isDark = "(prefers-color-scheme: dark)";
const isHighContrast = "(prefers-contrast: more)";

const themeOfDevice = (): ThemeName => {
  const scheme = matchMedia(isDark).matches ? "dark" : "light";
  if (!matchMedia(isHighContrast).matches) return scheme;
  return scheme === "dark" ? "high-contrast-dark" : "high-contrast";
};

/** Reads the settings of this page's own Storybook, because the stories in its frames send theirs on the same channel. */
function chosenTheme(): string {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => { theme?: string } } } };
  };
  return preview?.storyStoreValue?.userGlobals.get().theme ?? "light";
}

function watchToolbar(notify: () => void): () => void {
  const channel = addons.getChannel();
  const queries = [matchMedia(isDark), matchMedia(isHighContrast)];
  channel.on(GLOBALS_UPDATED, notify);
  for (const query of queries) query.addEventListener("change", notify);
  return () => {
    channel.off(GLOBALS_UPDATED, notify);
    for (const query of queries) query.removeEventListener("change", notify);
  };
}

/** Returns the theme of the toolbar, or `device`, and the look of a documentation page in it. */
export function usePageTheme() {
  const theme = useSyncExternalStore(watchToolbar, chosenTheme);
  const ofDevice = useSyncExternalStore(watchToolbar, themeOfDevice);
  return { theme, look: looks[theme === "device" ? ofDevice : (theme as ThemeName)] };
}

const pageAround = frame?.ownerDocument.documentElement;

function watchPageAround(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  if (pageAround) observer.observe(pageAround, { attributeFilter: ["data-theme"] });
  const end = () => observer.disconnect();
  // React does not unmount what is in a frame when the frame is removed.
  addEventListener("pagehide", end);
  return () => {
    end();
    removeEventListener("pagehide", end);
  };
}

/** Returns the theme of the documentation page around this frame, if this is one. */
export const useThemeAround = (): string | undefined =>
  useSyncExternalStore(watchPageAround, () => pageAround && (pageAround.dataset.theme ?? "device"));
