import type { Page } from "playwright";

/** A story as shown on a documentation page. */
type StoryReport = { id: string; problems: string[] };

export type Property = {
  name: string;
  type: string;
  /** The default value, or "-". */
  initial: string;
  isRequired: boolean;
  hasControl: boolean;
};

/** The contents of a documentation page. */
export type PageContents = {
  heading: string;
  /** All headings outside of stories. */
  headings: string[];
  /** The frames of examples for a screen, with the width that the screen has and the width that the frame has. */
  screens: { id: string; width: string; has: string }[];
  stories: StoryReport[];
  properties: Property[];
  /** The changes that the stories made to the page around them. */
  leaks: string[];
};

/** Returns the IDs of the stories on a page, with the globals that each story sets for itself. */
export const storiesOn = (page: Page) =>
  page.evaluate(async () => {
    const ids = [...document.querySelectorAll(".sb-story")].map(({ id }) => id.replace("story--", "")).slice(1);
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: {
        loadStory: (story: { storyId: string }) => Promise<{ storyGlobals: Record<string, string> }>;
      };
    };
    const told = await Promise.all([...new Set(ids)].map((storyId) => preview.loadStory({ storyId })));
    return Object.fromEntries([...new Set(ids)].map((id, index) => [id, told[index]?.storyGlobals ?? {}]));
  });

/**
 * Waits until every story on the page has rendered. Does not wait for frames below the visible part, because they load
 * only when scrolled to.
 */
export const waitForStories = (page: Page) =>
  page.waitForFunction(() => {
    const isDrawn = (story: Element): boolean => {
      const frame = story.querySelector<HTMLIFrameElement>("iframe[id^='iframe--']");
      if (!frame) return story.querySelector("[id$='-inner']")?.childElementCount !== 0;
      if (frame.getBoundingClientRect().top > innerHeight) return true;
      const { __STORYBOOK_PREVIEW__: preview } = (frame.contentWindow ?? {}) as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      return /finished|errored/.test(preview?.currentRender?.phase ?? "");
    };
    const docs = document.querySelector("#storybook-docs");
    const stories = [...document.querySelectorAll(".sb-story")];
    return docs?.querySelector("h1") && stories.every(isDrawn) && !docs.querySelector("[data-is-loading]");
  });

/** Reads what a page shows, once its stories have been rendered. */
export const read = (page: Page, globals: Record<string, Record<string, string>>): Promise<PageContents> =>
  page.evaluate((told) => {
    const errorIn = (story: Element): string[] => {
      const frame = story.querySelector<HTMLIFrameElement>("iframe[id^='iframe--']");
      if (frame && frame.getBoundingClientRect().top > innerHeight) {
        return frame.src.endsWith(`&id=${frame.id.replace("iframe--", "")}`) ? [] : ["its frame shows something else"];
      }
      const { body } = frame?.contentDocument ?? {};
      if (body?.matches(".sb-show-errordisplay")) return [body.querySelector("#error-message")?.textContent ?? "error"];
      const own = body ? body.querySelector("#storybook-root") : story.querySelector("[data-stage]");
      const isEmpty = !own?.childElementCount && !body?.querySelector("dialog[open]");
      const text = frame ? "" : (story.closest(".docs-story")?.textContent ?? "");
      return [
        ...(/\bat async |Error: /.test(text) ? [text.slice(0, 200)] : []),
        ...(own ? [] : ["nothing is drawn"]),
        ...(own && isEmpty ? ["it is empty"] : []),
      ];
    };
    const settingOf = (story: Element, id: string): string[] => {
      const stage = story.querySelector<HTMLElement>("[data-stage]");
      if (!stage) return [];
      const { direction = "ltr", theme = "light" } = told[id] ?? {};
      const { direction: read } = getComputedStyle(stage.firstElementChild ?? stage);
      const pageTheme = stage.closest("[data-theme]")?.getAttribute("data-theme");
      const probe = document.createElement("i");
      probe.dataset.theme = theme;
      document.body.append(probe);
      const colour = (element: Element) => getComputedStyle(element).getPropertyValue("--kw-colour-text-standard");
      const isThemed = colour(stage) === colour(probe);
      probe.remove();
      return [
        ...(read === direction ? [] : [`it reads ${read}, not ${direction}`]),
        ...(isThemed ? [] : [`its theme is ${pageTheme}, not ${theme}`]),
      ];
    };
    const outside = (story: Element): string[] => {
      const box = story.closest(".docs-story")?.getBoundingClientRect() ?? story.getBoundingClientRect();
      return [...story.querySelectorAll("*")]
        .filter((element) => getComputedStyle(element).position === "fixed")
        .filter((element) => !element.matches("[popover]:not(:popover-open), dialog:not([open])"))
        .map((element) => [element, element.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width > 1 && height > 1)
        .filter(([, { top, bottom }]) => top < box.top - 1 || bottom > box.bottom + 1)
        .map(([element]) => `it draws outside of its place: ${element.outerHTML.slice(0, 100)}`);
    };
    const stories = [...document.querySelectorAll(".sb-story")].map((story, index) => {
      // On a documentation page, the first story is also shown above the table of props.
      const id = story.id.replace("story--", "").replace(index === 0 ? /--primary$/ : "", "");
      return { id, problems: [...errorIn(story), ...settingOf(story, id), ...outside(story)] };
    });
    const properties = [...document.querySelectorAll(".docblock-argstable-body tr")]
      .filter((row) => row.children.length === 4)
      .map((row) => {
        const [name, described, initial, control] = [...row.children] as [Element, Element, Element, Element];
        const type = described.lastElementChild;
        return {
          name: (name.textContent ?? "").replace("*", ""),
          type: type?.textContent?.trim() ?? "",
          initial: initial.textContent?.trim() ?? "",
          isRequired: (name.textContent ?? "").endsWith("*"),
          hasControl: (control.textContent ?? "").trim() !== "-" || control.childElementCount > 0,
        };
      });
    const root = document.documentElement;
    const own =
      "#storybook-root, #storybook-docs, #storybook-highlights-root, .sb-wrapper, script, textarea, style, svg[id]";
    const leaks = [
      ...(["", "ltr"].includes(root.dir) ? [] : [`the page reads ${root.dir}`]),
      ...(root.dataset.theme === "light" ? [] : [`the theme of the page is ${root.dataset.theme}`]),
      ...[...document.body.children].filter((element) => !element.matches(own)).map(({ outerHTML }) => outerHTML),
      ...[...document.querySelectorAll("dialog:modal")].map(() => "a dialog keeps the page from being used"),
      ...(document.activeElement === document.body ? [] : [`the focus is in ${document.activeElement?.outerHTML}`]),
      ...(scrollY === 0 ? [] : [`the page is scrolled by ${scrollY} px`]),
    ].map((leak) => leak.slice(0, 200));
    const headings = [...document.querySelectorAll("#storybook-docs :is(h1, h2, h3, h4)")]
      .filter((heading) => !heading.closest("[data-stage], figure"))
      .map(({ textContent }) => textContent ?? "");
    const screens = [...document.querySelectorAll<HTMLElement>("[data-screen]")].map((screen) => {
      const frame = screen.querySelector<HTMLIFrameElement>("iframe[id^='iframe--']");
      const id = frame?.id.replace("iframe--", "") ?? screen.querySelector(".sb-story")?.id ?? "";
      return { id, width: screen.dataset.screen ?? "", has: `${frame?.clientWidth}px` };
    });
    return {
      heading: document.querySelector("#storybook-docs h1")?.textContent ?? "",
      headings,
      screens,
      stories,
      properties,
      leaks,
    };
  }, globals);

/** Returns the code examples above the stories, which show how to use the component. */
export const examplesOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...(document.querySelector(".sbdocs-content")?.children ?? [])]
      .slice(0, 6)
      .flatMap((part) => [...part.querySelectorAll("pre")].map(({ textContent }) => textContent))
      .join(),
  );

/** Counts the listeners on the window and the document. Call this before a page is opened. */
export const countListeners = (page: Page) =>
  page.addInitScript(() => {
    const held = new Set<string>();
    const ids = new Map<unknown, number>();
    const keyOf = (target: EventTarget, type: string, listener: unknown, options: unknown) => {
      if (!ids.has(listener)) ids.set(listener, ids.size);
      const capture =
        typeof options === "object" ? Boolean((options as { capture?: boolean })?.capture) : options === true;
      return `${target === window ? "window" : "document"} ${type} ${capture} ${ids.get(listener)}`;
    };
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function add(type, listener, options) {
      if (this === window || this === document) held.add(keyOf(this, type, listener, options));
      addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
      if (this === window || this === document) held.delete(keyOf(this, type, listener, options));
      removeEventListener.call(this, type, listener, options);
    };
    Object.assign(window, {
      heldListeners: () =>
        Object.entries(Object.groupBy(held, (key) => key.replace(/ \S+ \d+$/, "")))
          .map(([key, all]) => `${key}: ${all?.length}`)
          .sort(),
    });
  });

/**
 * Goes to another documentation page as the sidebar does, without loading a new HTML document. First waits until all
 * stories have finished, because Storybook reloads the document if one is still rendering.
 */
export const goTo = async (page: Page, id: string): Promise<void> => {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { storyRenders: { phase?: string }[] };
    };
    return preview.storyRenders.every(({ phase }) => /finished|errored|aborted/.test(phase ?? ""));
  });
  await page.evaluate(
    (storyId) =>
      new Promise<void>((done) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            once: (event: string, listener: () => void) => void;
            emit: (event: string, payload: object) => void;
          };
        };
        channel.once("docsRendered", () => setTimeout(done, 50));
        channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
      }),
    id,
  );
};
