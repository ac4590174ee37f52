import { getMe } from "@kwan/contract";
import type { Role } from "@kwan/domain";
import { getLanguage } from "@kwan/domain/language";
import { KitWords, LinkRenderer } from "@kwan/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, createContext, type ReactNode, use, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { configure } from "storybook/test";
import { PortalLink } from "../layouts/PortalLink.tsx";
import { queryClient } from "../queries/query-client.ts";
import { session } from "../session/session.ts";
import { ToastArea } from "../toasts/ToastArea.tsx";
import { toaster } from "../toasts/toaster.ts";
import { kitWords } from "../words/kit-words.ts";
import { beginStory, exampleOf, server } from "./server.ts";

// What is loaded when it is needed takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** Where in the portal a story stands, and who is logged in there; without a role, nobody is. */
export type Place = { as?: Role; at?: string };

type Story = { parameters: Record<string, unknown> };

const placeIn = ({ parameters }: Story): Place => (parameters.portal ?? {}) as Place;

/** The account of a role, as the server gives it. */
export const personOf = (role: Role) => ({
  ...exampleOf(getMe),
  role,
  driver: role === "learner" || role === "driver" ? exampleOf(getMe).driver : null,
});

const forgetIn = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (key.startsWith("kwan.")) storage.removeItem(key);
};

/** Nothing is left of the story before, and all that this one asks is answered here. */
function open(story: Story): void {
  const { as } = placeIn(story);
  beginStory();
  queryClient.clear();
  for (const { id } of toaster.list()) toaster.remove(id);
  forgetIn(localStorage);
  forgetIn(sessionStorage);
  session.end();
  if (as) {
    server.answer(getMe, personOf(as));
    session.begin(personOf(as));
  }
}

const Shown = createContext<ReactNode>(null);
const routes = [{ path: "*", Component: () => use(Shown) }];
let router = createMemoryRouter(routes);

/**
 * The address that the story stands at now, as somebody sees it in the browser.
 *
 * @example
 * await expect(addressNow()).toBe("/services?status=draft");
 */
export const addressNow = (): string => {
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
};

function Portal({ at, children }: { at: string; children: ReactNode }) {
  const [own] = useState(() => {
    router = createMemoryRouter(routes, { initialEntries: [at] });
    return router;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <LinkRenderer value={PortalLink}>
        <KitWords words={getLanguage() === "en" ? {} : kitWords()}>
          <Shown value={children}>
            <RouterProvider router={own} />
          </Shown>
          <ToastArea />
        </KitWords>
      </LinkRenderer>
    </QueryClientProvider>
  );
}

/**
 * Where one story stands, if not where the others of its file do.
 *
 * @example
 * parameters: inPlace({ as: "admin" })
 */
export const inPlace = (place: Place) => ({ portal: place });

/**
 * What the stories of a feature stand in: the portal's router, queries, links and toasts, somebody who is logged in, and a
 * server that the story speaks for.
 *
 * @example
 * const meta = { title: "Portal/Home/Next steps", component: NextSteps, ...inPortal({ as: "driver" }) } satisfies Meta<typeof NextSteps>;
 */
export const inPortal = (place: Place) => ({
  // Each story has the page for itself: two that were shown in one would share what is asked and answered.
  parameters: { portal: place, docs: { story: { inline: false, height: "36rem" } } },
  beforeEach: open,
  decorators: [
    (Story: ComponentType, story: Story) => (
      <Portal at={placeIn(story).at ?? "/"}>
        <Story />
      </Portal>
    ),
  ],
});
