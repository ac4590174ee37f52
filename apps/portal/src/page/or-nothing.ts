import type { ComponentType } from "react";

/**
 * Loads the script for a part of a page when that part is shown. If the script fails to load, only this part is
 * missing, not the whole page.
 *
 * @example
 * const QrCode = lazy(orNothing(async () => (await import("./qr.ts")).QrCode));
 */
export const orNothing =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (cause) {
      console.warn("A part of the page did not load:", cause);
      return { default: () => null };
    }
  };
