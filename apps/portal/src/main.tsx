import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { queryClient } from "./frame/portal/query-client.ts";
import { applyTheme } from "./frame/theme-choice.ts";
import { routes } from "./routes.ts";
import { readOffline } from "./session/offline.ts";

applyTheme();
const root = document.getElementById("root");
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </QueryClientProvider>,
);

window.addEventListener("load", readOffline);
