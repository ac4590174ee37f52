import "./older-browsers.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { noteNavigation } from "./page/navigated.ts";
import { followTheme } from "./page/theme-choice.ts";
import { queryClient } from "./queries/query-client.ts";
import { routes } from "./routes.ts";
import { readOffline } from "./session/offline.ts";

followTheme();
const root = document.getElementById("root");
if (!root) throw new Error('The page has no element with the id "root".');

const router = createBrowserRouter(routes);
const { key } = router.state.location;
// Record the navigation before the page is rendered, because its heading receives focus only after a navigation.
router.subscribe(({ location }) => {
  if (location.key !== key) noteNavigation();
});

// Render in a transition, so that the first paint does not block input.
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
// Keep the prerendered document until the first page has loaded, because rendering the same content again would only
// take time.
if (router.state.initialized) draw();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    draw();
  });
}

/** Repeats the calls that this page made before the service worker could keep the responses. */
const keepWhatIsShown = () => void queryClient.refetchQueries({ type: "active" });

// Store files for offline use only after the page has loaded, so that storing them does not slow the page down.
window.addEventListener("load", () => setTimeout(() => readOffline(keepWhatIsShown), 4_000));
