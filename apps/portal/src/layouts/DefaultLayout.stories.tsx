import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createMemoryRouter, Link, type RouteObject, RouterProvider } from "react-router";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { queryClient } from "../queries/query-client.ts";
import { routes } from "../routes.ts";
import { inPortal } from "../stories/in-portal.tsx";

const slowly = (page: object) => () =>
  new Promise<object>((resolve) => {
    setTimeout(() => resolve(page), 400);
  });
const fails = (): never => {
  throw new Error("The page did not load.");
};

const Start = () => <Link to="/a-failure">Open the page that fails</Link>;
const Loaded = () => <p>The page that loads</p>;
const Nothing = () => null;

const slowPages: RouteObject[] = [
  { path: "/a-start", Component: Start },
  { path: "/a-failure", lazy: slowly({ loader: fails, Component: Nothing }) },
  { path: "/a-page", lazy: slowly({ Component: Loaded }) },
];

/** The portal's own routes, but with other pages: two load slowly, and one of them fails. */
const withSlowPages = (all: readonly RouteObject[]): RouteObject[] =>
  all.map((route) => {
    const children = route.children?.[0]?.path === undefined ? withSlowPages(route.children ?? []) : slowPages;
    return { ...route, children } as RouteObject;
  });

let router: ReturnType<typeof createMemoryRouter>;
function Portal() {
  const [own] = useState(() => {
    router = createMemoryRouter(withSlowPages(routes), { initialEntries: ["/a-start"] });
    return router;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={own} />
    </QueryClientProvider>
  );
}

const { beforeEach, parameters } = inPortal({ as: "driver" });
const meta = {
  title: "Portal/Frame/Loading bar",
  tags: ["!autodocs"],
  component: Portal,
  beforeEach,
  parameters,
} satisfies Meta<typeof Portal>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => document.querySelector<HTMLElement>("[data-phase]") as HTMLElement;
const red = "rgb(179, 38, 30)";

/** Notes in which phases the bar was red. A phase can be too short for a test that looks now and then. */
function watchBar() {
  const isRed = new Map<string | undefined, boolean>();
  const watch = new MutationObserver(() => {
    isRed.set(bar().dataset.phase, getComputedStyle(bar()).backgroundColor === red);
  });
  watch.observe(bar(), { attributeFilter: ["data-phase"] });
  return {
    hasEnded: () =>
      waitFor(() => expect([isRed.has("running"), bar().dataset.phase]).toEqual([true, "idle"]), { timeout: 5000 }),
    isRed,
  };
}

export const RedOnError: Story = {
  tags: ["test-only"],
  name: "The loading bar is red if a page fails to load, and not for the next page [R-FRM-08]",
  beforeEach: () => {
    spyOn(console, "error").mockImplementation(() => undefined);
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Open the page that fails" });
    const failing = watchBar();
    await userEvent.click(link);
    await failing.hasEnded();
    await expect(failing.isRed.get("running")).toBe(false);
    await expect(failing.isRed.get("full")).toBe(true);
    const loading = watchBar();
    void router.navigate("/a-page");
    await loading.hasEnded();
    await expect(canvas.getByText("The page that loads")).toBeVisible();
    await expect([loading.isRed.get("running"), loading.isRed.get("full")]).toEqual([false, false]);
  },
};
