/** What the portal can look like; without a choice it looks as the device asks for. */
export const themeNames = ["light", "dark", "high-contrast"] as const;
export type ThemeName = (typeof themeNames)[number];

const key = "kwan.theme";
const yearSeconds = 31_536_000;

const isTheme = (text: string | null): text is ThemeName => themeNames.some((name) => name === text);

/** The choice that this browser keeps. */
export const themeChoice = {
  get(): ThemeName | undefined {
    try {
      const kept = localStorage.getItem(key);
      return isTheme(kept) ? kept : undefined;
    } catch {
      // A browser that forbids storage looks as the device asks for.
      return undefined;
    }
  },
  /** Chooses, or with `undefined` leaves it to the device; all tabs follow, and the next page comes so from the server. */
  set(name: ThemeName | undefined): void {
    show(name);
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not in every browser yet.
    document.cookie = `kwan_theme=${name ?? ""}; path=/; max-age=${name ? yearSeconds : 0}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
    try {
      if (name) localStorage.setItem(key, name);
      else localStorage.removeItem(key);
    } catch {
      // As above: it counts until the page is left.
    }
  },
};

function show(name: ThemeName | undefined): void {
  if (name) document.documentElement.dataset.theme = name;
  else delete document.documentElement.dataset.theme;
}

/** Shows what was chosen: called before anything is drawn, and again when another tab chooses. */
export function applyTheme(): void {
  show(themeChoice.get());
  window.addEventListener("storage", (event) => {
    if (event.key === null || event.key === key) show(themeChoice.get());
  });
}
