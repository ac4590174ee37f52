import { deviceStorage, onOtherTab } from "../session/browser-storage.ts";

/** The portal's themes. If none is chosen, the device's theme is used. */
export const themeNames = ["light", "dark", "high-contrast"] as const;
export type ThemeName = (typeof themeNames)[number];

const key = "kwan.theme";

const isTheme = (text: string | undefined): text is ThemeName => themeNames.some((name) => name === text);

/** The theme that a person has chosen in this browser. */
export const themeChoice = {
  get(): ThemeName | undefined {
    const name = deviceStorage.get(key);
    return isTheme(name) ? name : undefined;
  },
  /** Sets the theme of all tabs or, with `undefined`, goes back to the device's theme. */
  set(name: ThemeName | undefined): void {
    show(name);
    // Without storage, the choice lasts until the person leaves the page.
    deviceStorage.set(key, name);
  },
};

function show(name: ThemeName | undefined): void {
  if (name) document.documentElement.dataset.theme = name;
  else delete document.documentElement.dataset.theme;
}

/**
 * Runs in the head of every page, so that a chosen theme applies before the first paint.
 *
 * @example
 * `<script>${themeScript}</script>`
 */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t)document.documentElement.dataset.theme=t}catch(e){}`;

/** Applies the theme when it is chosen in another tab. */
export const followTheme = (): void => void onOtherTab(key, () => show(themeChoice.get()));
