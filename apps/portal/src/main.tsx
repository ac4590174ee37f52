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
// Told before the page is drawn, so that its heading knows whether to take the focus.
router.subscribe(({ location }) => {
  if (location.key !== key) noteNavigation();
});

// What is drawn first may be drawn in pieces: between them the phone answers.
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
// Until the first page has come, what the document shows stays: to draw the same once more would only cost time.
if (router.state.initialized) draw();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    draw();
  });
}

/** What was asked for before there was anybody to keep it is asked for once more. */
const keepWhatIsShown = () => void queryClient.refetchQueries({ type: "active" });

// To keep files for days without a network can wait; what is being read now can't.
window.addEventListener("load", () => setTimeout(() => readOffline(keepWhatIsShown), 4_000));
