import { expect, test } from "vitest";
import { bypassesCache } from "../worker/files.ts";
import { pages } from "./pages.ts";
import { isPublicPath } from "./paths.ts";

test.each(pages)(
  "$path needs a login only if its layout is the portal's, and only then works offline [R-ADD-17]",
  ({ path, layout }) => {
    expect(isPublicPath(path)).toBe(layout !== "portal");
    expect(bypassesCache(path.slice(1))).toBe(layout !== "portal");
  },
);
