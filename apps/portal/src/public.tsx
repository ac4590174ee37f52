import "./older-browsers.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { authCalls } from "./features/open/auth/auth-calls.ts";
import { PublicLayout } from "./layouts/PublicLayout.tsx";
import { CatchFailure } from "./page/CatchFailure.tsx";
import { noteMissing } from "./page/start.ts";
import { followTheme } from "./page/theme-choice.ts";
import type { PageModule } from "./pages.ts";

followTheme();
const modules = import.meta.glob<PageModule>("./routes/open/**/*.tsx");
const root = document.getElementById("root");
// The HTML contains the name of its page, so public pages need no router.
const page = root?.dataset.page ?? "";
const load = modules[`./routes/${page}.tsx`];
if (!root || !load) throw new Error("This document names no public page.");

void load().then(({ Component }) => {
  const element = (
    <CatchFailure>
      <PublicLayout layout={root.dataset.pageLayout === "auth" ? "auth" : "external"}>
        <Component />
      </PublicLayout>
    </CatchFailure>
  );
  // The development server sends an empty root, because only the build renders pages.
  if (root.hasChildNodes()) hydrateRoot(root, element);
  else createRoot(root).render(element);
}, noteMissing);

/** Loads the API client when the person begins to type, because they will soon submit the form. */
const onTyping = () => {
  root.removeEventListener("input", onTyping);
  void authCalls().catch(() => undefined);
};
root.addEventListener("input", onTyping);
