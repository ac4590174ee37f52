import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { has } from "../../../../stories/application.ts";
import { draftAt as at, changeDraft as change, draft, hasDraft } from "../../../../stories/draft.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { failsOnce, isOffline, lastSent, server, timesSent } from "../../../../stories/server.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { unsaved } from "./unsaved.ts";

const meta = {
  title: "Portal/Applications/Saving a draft",
  tags: ["test-only", "!autodocs"],
  component: ApplicationForm,
  ...inPortal({ as: "driver", at: at("details") }),
  args: { kind: "lost-damaged-license", draft: draft.id, driver: draft.driver },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const how = (canvas: Canvas) => canvas.findByRole("textbox", { name: /^How did it happen/ });

/** Options that match visible text, not the copy of it for screen readers. */
const visible = { ignore: "[role=status]" };

/** Answers are saved when the person stops typing, and the form says so. */
export const SavedWhileTyping: Story = {
  beforeEach: () => hasDraft(),
  play: async ({ canvas }) => {
    await userEvent.type(await how(canvas), " Twice.");
    await waitFor(
      () => expect(lastSent(change)?.body).toMatchObject({ details: { description: "It broke in my wallet. Twice." } }),
      { timeout: 4000 },
    );
    await waitFor(() =>
      expect(canvas.getByText(/^Your answers are saved\. You can continue later/, visible)).toBeVisible(),
    );
    await expect(lastSent(change)?.body).toEqual({ details: { description: "It broke in my wallet. Twice." } });
    await expect(unsaved.get(draft.id)).toBeUndefined();
  },
};

/** The server cannot be reached for a moment, and no browser event reports it. Saving is retried automatically. */
export const SavedWhenTheServerIsBack: Story = {
  beforeEach: () => {
    hasDraft();
    failsOnce(change);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await how(canvas), " Twice.");
    await expect(await canvas.findByText(/^Your answers are not saved yet/, visible, { timeout: 4000 })).toBeVisible();
    await expect(await canvas.findByText(/^Your answers are saved\./, visible, { timeout: 4000 })).toBeVisible();
    await expect(lastSent(change)?.body).toEqual({ details: { description: "It broke in my wallet. Twice." } });
  },
};

/** A change that the server rejects is not retried. */
export const NotTaken: Story = {
  beforeEach: () => {
    hasDraft();
    server.refuse(change, "invalid", { "details.description": ["Too long."] });
  },
  play: async ({ canvas }) => {
    await userEvent.type(await how(canvas), " Twice.");
    await expect(
      await canvas.findByText(/^We could not save your answers because you need to correct/, visible, {
        timeout: 4000,
      }),
    ).toBeVisible();
    await expect(unsaved.get(draft.id)?.changes).toEqual({ details: { description: "It broke in my wallet. Twice." } });
  },
};

/** A person who leaves before the debounce ends does not lose any answers. */
export const KeptAtOnce: Story = {
  beforeEach: () => hasDraft(),
  play: async ({ canvas }) => {
    const changes = { details: { description: "It broke in my wallet.!" } };
    await userEvent.type(await how(canvas), "!");
    await expect(unsaved.get(draft.id)).toEqual({ version: draft.updated_at, changes });
    await expect(lastSent(change)?.body).not.toEqual(changes);
    await waitFor(() => expect(lastSent(change)?.body).toEqual(changes), { timeout: 4000 });
    await waitFor(() => expect(unsaved.get(draft.id)).toBeUndefined());
  },
};

/** Answers that are typed during a save are based on the version that results from the save. */
export const TypedWhileSaving: Story = {
  beforeEach: () => {
    hasDraft();
    server.answer(change, { ...draft, updated_at: "2026-11-22T10:15:00Z" } as never);
    server.fault({ delay: 700 }, { call: change, times: 1 });
  },
  play: async ({ canvas }) => {
    const field = await how(canvas);
    await userEvent.type(field, "!");
    await waitFor(() => expect(lastSent(change)).toBeDefined(), { timeout: 4000 });
    await userEvent.type(field, "?");
    await waitFor(() => expect(unsaved.get(draft.id)?.version).toBe("2026-11-22T10:15:00Z"), { timeout: 4000 });
    await expect(unsaved.get(draft.id)?.changes).toEqual({ details: { description: "It broke in my wallet.!?" } });
    await expect(await canvas.findByText(/^Your answers are saved\./, visible, { timeout: 4000 })).toBeVisible();
  },
};

export const SavedWhenTheNetworkIsBack: Story = {
  beforeEach: () => hasDraft(),
  play: async ({ canvas }) => {
    const field = await how(canvas);
    const mend = isOffline(change);
    await userEvent.type(field, " Twice.");
    await expect(await canvas.findByText(/^Your answers are not saved yet/, visible, { timeout: 4000 })).toBeVisible();
    await expect(unsaved.get(draft.id)?.changes).toEqual({ details: { description: "It broke in my wallet. Twice." } });
    mend();
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByText(/^Your answers are saved\./, visible)).toBeVisible();
    await expect(field).toHaveValue("It broke in my wallet. Twice.");
  },
};

const typedOnTheBus = { version: draft.updated_at, changes: { details: { description: "Typed on the bus" } } };

/** After a reload, unsaved answers are in the form again. */
export const AfterAReloadWithoutNetwork: Story = {
  beforeEach: () => {
    hasDraft();
    unsaved.keep(draft.id, typedOnTheBus);
  },
  play: async ({ canvas }) => {
    await expect(await how(canvas)).toHaveValue("Typed on the bus");
    await waitFor(() => expect(lastSent(change)?.body).toEqual(typedOnTheBus.changes));
  },
};

/** The save succeeded and only the server's response was lost, so the copy on the device is deleted. */
export const AfterAnAnswerWasLost: Story = {
  beforeEach: () => {
    hasDraft({
      ...draft,
      details: { ...draft.details, description: "Typed on the bus" },
      updated_at: "2026-11-22T10:15:00Z",
    });
    unsaved.keep(draft.id, typedOnTheBus);
  },
  play: async ({ canvas }) => {
    await expect(await how(canvas)).toHaveValue("Typed on the bus");
    await expect(unsaved.get(draft.id)).toBeUndefined();
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

/**
 * The draft was changed on another device. The answers typed here do not overwrite it until the person has seen that
 * change.
 */
export const AfterALongTimeWithoutNetwork: Story = {
  beforeEach: () => {
    has({ ...draft, details: { ...draft.details, description: "From my laptop" }, updated_at: "2026-11-22T10:15:00Z" });
    unsaved.keep(draft.id, typedOnTheBus);
  },
  play: async ({ canvas }) => {
    await screen.findByRole("dialog", { name: "This draft was changed on another device or in another tab" });
    await expect(lastSent(change)).toBeUndefined();
    await userEvent.click(screen.getByRole("button", { name: "Use the other version" }));
    await waitFor(async () => expect(await how(canvas)).toHaveValue("From my laptop"));
    await expect(unsaved.get(draft.id)).toBeUndefined();
  },
};

const conflict: Story = {
  beforeEach: () => hasDraft(),
  play: async ({ canvas }) => {
    const field = await how(canvas);
    server.refuse(change, "stale");
    has({ ...draft, details: { ...draft.details, description: "From my phone" }, updated_at: "2026-11-21T10:15:00Z" });
    await userEvent.type(field, " Twice.");
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 4000 }));
    await expect(dialog.getByText(/November 21, 2026, 10:15/)).toBeInTheDocument();
    await expect(field).toHaveValue("It broke in my wallet. Twice.");
  },
};

export const ConflictMineIsKept: Story = {
  ...conflict,
  play: async (context) => {
    await conflict.play?.(context);
    server.answer(change, { ...draft, details: { ...draft.details, description: "Mine" } } as never);
    await userEvent.click(screen.getByRole("button", { name: "Use this version" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() =>
      expect(lastSent(change)?.body).toMatchObject({ details: { description: "It broke in my wallet. Twice." } }),
    );
    await expect(await how(context.canvas)).toHaveValue("It broke in my wallet. Twice.");
  },
};

export const ConflictTheirsIsTaken: Story = {
  ...conflict,
  play: async (context) => {
    await conflict.play?.(context);
    await userEvent.click(screen.getByRole("button", { name: "Use the other version" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(await how(context.canvas)).toHaveValue("From my phone");
    await expect(unsaved.get(draft.id)).toBeUndefined();
  },
};

/**
 * Nothing is sent while the dialog is open. A late response could otherwise reopen the dialog and discard later
 * answers.
 */
export const ConflictIsAskedOnce: Story = {
  ...conflict,
  play: async (context) => {
    await conflict.play?.(context);
    const before = timesSent(change);
    // Opening the dialog blurs the form, which saves the answers. Wait longer than the debounce.
    await new Promise((later) => setTimeout(later, 1500));
    await expect(timesSent(change)).toBe(before);
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

/** Screen readers announce the first save and a failure. */
export const AnnouncedOnce: Story = {
  beforeEach: () => hasDraft(),
  play: async ({ canvas }) => {
    const field = await how(canvas);
    const spoken: string[] = [];
    const observer = new MutationObserver((changes) =>
      spoken.push(
        ...changes.map(({ target }) => target.textContent ?? "").filter((text) => /answers|Saving/.test(text)),
      ),
    );
    for (const status of canvas.getAllByRole("status"))
      observer.observe(status, { childList: true, characterData: true, subtree: true });
    for (const word of [" Once.", " Twice.", " Again."]) {
      await userEvent.type(field, word);
      await expect(await canvas.findByText(/^Saving/, visible)).toBeVisible();
      await expect(await canvas.findByText(/^Your answers are saved\./, visible, { timeout: 4000 })).toBeVisible();
    }
    await expect(spoken).toHaveLength(1);
    await expect(spoken[0]).toMatch(/^Your answers are saved\./);
    server.refuse(change, "invalid", { "details.description": ["Too long."] });
    await userEvent.type(field, "!");
    await waitFor(() => expect(spoken[1]).toMatch(/^We could not save your answers/), { timeout: 4000 });
    observer.disconnect();
    unsaved.forget(draft.id);
  },
};
