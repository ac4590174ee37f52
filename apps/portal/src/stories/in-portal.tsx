import { getMe } from "@kwan/contract";
import type { Role } from "@kwan/domain";
import { getLanguage } from "@kwan/domain/language";
import { KitWords, LinkRenderer } from "@kwan/ui";
import { french } from "@kwan/ui/french";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, createContext, type ReactNode, use, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { configure } from "storybook/test";
import { PortalLink } from "../layouts/PortalLink.tsx";
import { queryClient } from "../queries/query-client.ts";
import { session } from "../session/session.ts";
import { ToastArea } from "../toasts/ToastArea.tsx";
import { toaster } from "../toasts/toaster.ts";
import { beginStory, exampleOf, server } from "./server.ts";

// Allow more time, because code that is loaded on demand takes longer to arrive on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/**
 * The URL at which a story is shown, and the role of the person who is logged in. Without a role, no one is logged in.
 */
export type Place = { as?: Role; at?: string };

type Story = { parameters: Record<string, unknown> };

const placeIn = ({ parameters }: Story): Place => (parameters.portal ?? {}) as Place;

/** Returns the account for a role, as the server would. */
export const personOf = (role: Role) => ({
  ...exampleOf(getMe),
  role,
  driver: role === "learner" || role === "driver" ? exampleOf(getMe).driver : null,
});

const forgetIn = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (key.startsWith("kwan.")) storage.removeItem(key);
};

/** Removes everything that the previous story has stored or changed, and sets up the server for this one. */
async function open(story: Story): Promise<void> {
  const { as } = placeIn(story);
  await beginStory();
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

const StoryContent = createContext<ReactNode>(null);
const routes = [{ path: "*", Component: () => use(StoryContent) }];
let router = createMemoryRouter(routes);

/**
 * Returns the path, query and hash of the story's current URL.
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
        <KitWords words={getLanguage() === "en" ? {} : french}>
          <StoryContent value={children}>
            <RouterProvider router={own} />
          </StoryContent>
          <ToastArea />
        </KitWords>
      </LinkRenderer>
    </QueryClientProvider>
  );
}

/**
 * Returns the parameters of a story whose URL or role differs from those of the other stories in its file.
 *
 * @example
 * parameters: inPlace({ as: "admin" })
 */
export const inPlace = (place: Place) => ({ portal: place });

/**
 * Provides what a feature's stories need: the portal's router, queries, links and toasts, a logged-in person, and a
 * server whose responses the story controls.
 *
 * @example
 * const meta = {
 *   title: "Portal/Home/Next steps",
 *   component: NextSteps,
 *   ...inPortal({ as: "driver" }),
 * } satisfies Meta<typeof NextSteps>;
 */
export const inPortal = (place: Place) => ({
  // Each story has a separate page, because two stories on one page would share calls and responses.
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
