import { answering, breaking, press, type Rows, waitingForCode } from "../screen.ts";

/** The screens that show the layout around every page: its menu, its messages and its error pages. */
export const frame: readonly Rows[] = [
  {
    group: "Frame",
    screens: [
      { name: "not-found", as: "driver", path: "/nowhere/at/all", title: "Page not found", shows: "Page Not Found" },
      {
        name: "not-found-code",
        as: "in_review",
        path: (world) => `/services/view/${world.application("in_review", "amendment")}/AC`,
        title: "Page not found",
        shows: "Page Not Found",
      },
      {
        name: "server-error",
        as: "driver",
        path: "/branches",
        title: "Error",
        before: (page) => page.route("**/assets/branches-*.js", (route) => route.abort()),
        shows: "This page did not load",
      },
      {
        name: "loading",
        as: "driver",
        path: "/",
        title: "Home",
        before: (page) => page.route("**/api/**", () => {}),
        isLoading: true,
      },
      {
        name: "parts-failed",
        as: "driver",
        path: "/",
        title: "Home",
        before: breaking("**/api/**"),
        shows: "We could not load your licence",
        failsInParts: true,
      },
      {
        name: "offline",
        as: "driver",
        path: "/",
        title: "Home",
        worker: true,
        act: (page) => page.context().setOffline(true),
        shows: "You are offline",
      },
      {
        name: "menu",
        as: "driver",
        path: "/",
        title: "Home",
        act: press("Kwame Driverton"),
        shows: "Log out",
      },
      {
        name: "toast",
        as: "beginner",
        path: "/account",
        title: "Account",
        act: (page) => page.getByRole("switch", { name: /^Text messages/ }).click(),
        shows: "Your choice has been saved.",
      },
      {
        name: "login-again",
        as: "driver",
        path: "/notifications",
        title: "Notifications",
        before: answering("**/api/notification/**", 401, { code: "unauthenticated" }),
        shows: "Log in again",
      },
      {
        name: "login-again-code",
        as: "driver",
        path: "/notifications",
        title: "Notifications",
        before: async (page, world) => {
          await answering("**/api/notification/**", 401, { code: "unauthenticated" })(page, world);
          await waitingForCode("login")(page, world);
        },
        shows: "Log in and continue",
      },
    ],
  },
];
