import { createService, listAvailableServices, listServices, moveService } from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { applicationOf, callsOf, has } from "../../../stories/application.ts";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, isOffline, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { unsaved } from "./unsaved.ts";

const kind = "lost-damaged-license";
const { read, change } = callsOf(kind);
const draft = applicationOf(kind, {
  status: "draft",
  submitted_at: null,
  actions: ["edit", "submit", "cancel"],
  branch: "brn_accra37",
});
const at = (step: string) => `/services/add?kind=${kind}&draft=${draft.id}&step=${step}`;

const meta = {
  title: "Portal/Applications/Form",
  component: ApplicationForm,
  ...inPortal({ as: "driver", at: at("details") }),
  args: { kind, draft: draft.id, driver: draft.driver },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const there = () => {
  has(draft);
  unsaved.forget(draft.id);
};
const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Go on" }));
const how = (canvas: Canvas) => canvas.findByRole("textbox", { name: /^How it happened/ });

const before = (is_eligible: boolean, code = "already_open"): Story => ({
  args: { draft: undefined },
  parameters: inPlace({ at: `/services/add?kind=${kind}` }),
  beforeEach: () =>
    server.answer(
      listAvailableServices,
      pageOf({
        ...firstOf(listAvailableServices),
        kind,
        is_eligible,
        reasons: is_eligible ? [] : [{ ...firstOf(listAvailableServices).reasons[0], code } as never],
        earliest: is_eligible ? null : "2999-11-22",
      }),
    ),
});

export const MayBeBegun: Story = {
  ...before(true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Step 1 of 5: Before you start" })).toBeVisible();
    await expect(await canvas.findByText("10 to 15 working days")).toBeVisible();
    await expect(canvas.getByText("Photo of the damaged card")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Start" }));
    await waitFor(() =>
      expect(addressNow()).toMatch(/^\/services\/add\?kind=lost-damaged-license&draft=.+&step=details$/),
    );
    await expect(lastSent(createService[kind])?.body).toEqual({ details: {} });
  },
};

export const NotYet: Story = {
  ...before(false, "renewal_not_due"),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole("status", { name: "You can't apply for this yet" });
    await expect(banner).toHaveTextContent("The earliest day on which you can apply: November 22, 2999.");
    await expect(canvas.queryByRole("button", { name: "Start" })).not.toBeInTheDocument();
  },
};

export const OneIsOpen: Story = {
  ...before(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("note", { name: /You have an open application/ })).toBeVisible();
    server.answer(listServices, pageOf({ ...firstOf(listServices), id: "srv_open", status: "in_review" }));
    await userEvent.click(canvas.getByRole("button", { name: "Go on with it" }));
    await waitFor(() => expect(addressNow()).toBe("/services/view/srv_open/DLR"));
  },
};

/** A second tab has begun it: there is one draft, and it is filled on. */
export const BegunTwice: Story = {
  ...before(true),
  play: async ({ canvas }) => {
    server.refuse(createService[kind], "already_open");
    server.answer(listServices, pageOf({ ...firstOf(listServices), kind, id: "srv_1", status: "draft" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Start" }));
    await waitFor(() => expect(addressNow()).toBe(`/services/add?kind=${kind}&draft=srv_1`));
  },
};

export const Details: Story = {
  beforeEach: there,
  play: async ({ canvas }) => {
    await expect(await how(canvas)).toHaveValue("It broke in my wallet.");
    await expect(canvas.getByRole("navigation", { name: "Step 2 of 5: Details" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "The photo has faded" }));
    await goOn(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("documents")));
    await expect(lastSent(change)?.body).toEqual({ details: { damage: "photo" } });
  },
};

export const DetailsWrong: Story = {
  beforeEach: there,
  play: async ({ canvas }) => {
    const number = await canvas.findByRole("textbox", { name: /^Licence number/ });
    await userEvent.clear(number);
    await goOn(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveFocus();
    await expect(number).toBeInvalid();
    await expect(addressNow()).toBe(at("details"));
  },
};

/** What is typed is saved when typing rests, and one is told. */
export const SavedWhileTyping: Story = {
  beforeEach: there,
  play: async ({ canvas }) => {
    await userEvent.type(await how(canvas), " Twice.");
    await waitFor(
      () => expect(lastSent(change)?.body).toMatchObject({ details: { description: "It broke in my wallet. Twice." } }),
      { timeout: 4000 },
    );
    await waitFor(() => expect(canvas.getByText(/^Saved\. You can go on later/)).toBeVisible());
    await expect(lastSent(change)?.body).toEqual({ details: { description: "It broke in my wallet. Twice." } });
    await expect(unsaved.get(draft.id)).toBeUndefined();
  },
};

/** The server is out for a moment, and no browser says so: it is tried again by itself. */
export const SavedWhenTheServerIsBack: Story = {
  beforeEach: () => {
    there();
    failsOnce(change);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await how(canvas), " Twice.");
    await expect(await canvas.findByText(/^Not saved yet/, {}, { timeout: 4000 })).toBeVisible();
    await expect(await canvas.findByText(/^Saved\./, {}, { timeout: 4000 })).toBeVisible();
    await expect(lastSent(change)?.body).toEqual({ details: { description: "It broke in my wallet. Twice." } });
  },
};

/** What the server never takes is not sent again and again. */
export const NotTaken: Story = {
  beforeEach: () => {
    there();
    server.refuse(change, "invalid", { "details.description": ["Too long."] });
  },
  play: async ({ canvas }) => {
    await userEvent.type(await how(canvas), " Twice.");
    await expect(
      await canvas.findByText(/^Not saved: the server does not take it/, {}, { timeout: 4000 }),
    ).toBeVisible();
    await expect(unsaved.get(draft.id)?.changes).toEqual({ details: { description: "It broke in my wallet. Twice." } });
  },
};

/** Who leaves before typing rests loses nothing of it. */
export const KeptAtOnce: Story = {
  beforeEach: there,
  play: async ({ canvas }) => {
    const changes = { details: { description: "It broke in my wallet.!" } };
    await userEvent.type(await how(canvas), "!");
    await expect(unsaved.get(draft.id)).toEqual({ version: draft.updated_at, changes });
    await expect(lastSent(change)?.body).not.toEqual(changes);
    await userEvent.click(canvas.getByRole("link", { name: "Documents" }));
    await waitFor(() => expect(addressNow()).toBe(at("documents")));
    await waitFor(() => expect(lastSent(change)?.body).toEqual(changes), { timeout: 4000 });
  },
};

export const SavedWhenTheNetworkIsBack: Story = {
  beforeEach: there,
  play: async ({ canvas }) => {
    const field = await how(canvas);
    const mend = isOffline(change);
    await userEvent.type(field, " Twice.");
    await expect(await canvas.findByText(/^Not saved yet/, {}, { timeout: 4000 })).toBeVisible();
    await expect(unsaved.get(draft.id)?.changes).toEqual({ details: { description: "It broke in my wallet. Twice." } });
    mend();
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible();
    await expect(field).toHaveValue("It broke in my wallet. Twice.");
  },
};

const typedOnTheBus = { version: draft.updated_at, changes: { details: { description: "Typed on the bus" } } };

/** What had not reached the server stands in the form again after a reload. */
export const AfterAReloadWithoutNetwork: Story = {
  beforeEach: () => {
    there();
    unsaved.keep(draft.id, typedOnTheBus);
  },
  play: async ({ canvas }) => {
    await expect(await how(canvas)).toHaveValue("Typed on the bus");
    await waitFor(() => expect(lastSent(change)?.body).toEqual(typedOnTheBus.changes));
  },
};

/** The draft was changed on another device meanwhile: what was typed here is not laid over it unseen. */
export const AfterALongTimeWithoutNetwork: Story = {
  beforeEach: () => {
    has({ ...draft, details: { ...draft.details, description: "From my laptop" }, updated_at: "2026-11-22T10:15:00Z" });
    unsaved.keep(draft.id, typedOnTheBus);
  },
  play: async ({ canvas }) => {
    await screen.findByRole("dialog", { name: "This draft was changed somewhere else" });
    await expect(lastSent(change)).toBeUndefined();
    await userEvent.click(screen.getByRole("button", { name: "Take the other one" }));
    await waitFor(async () => expect(await how(canvas)).toHaveValue("From my laptop"));
    await expect(unsaved.get(draft.id)).toBeUndefined();
  },
};

const conflict: Story = {
  beforeEach: there,
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
    await userEvent.click(screen.getByRole("button", { name: "Keep what I typed here" }));
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
    await userEvent.click(screen.getByRole("button", { name: "Take the other one" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(await how(context.canvas)).toHaveValue("From my phone");
    await expect(unsaved.get(draft.id)).toBeUndefined();
  },
};

/** While one is asked, nothing is sent, so no answer that comes late asks again and takes what is typed next. */
export const ConflictIsAskedOnce: Story = {
  ...conflict,
  play: async (context) => {
    await conflict.play?.(context);
    const sent = () => server.seen.filter(({ call }) => call.id === change.id).length;
    const before = sent();
    // The form lost the focus to the dialog, which saves what was typed: longer than typing rests.
    await new Promise((later) => setTimeout(later, 1500));
    await expect(sent()).toBe(before);
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const AskedForMore: Story = {
  beforeEach: () => has({ ...draft, status: "action_required", reason: "The photo is dark. Take it in daylight." }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "The office asks for more" })).toHaveTextContent(
      "Take it in daylight.",
    );
  },
};

export const AlreadySent: Story = {
  beforeEach: () => has({ ...draft, status: "in_review", actions: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("note", { name: "This application has been sent" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See how it stands" })).toHaveAttribute(
      "href",
      `/services/view/${draft.id}/${kinds[kind].code}`,
    );
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(read),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your draft");
  },
};

export const Failed: Story = {
  beforeEach: () => {
    there();
    failsOnce(read);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your draft" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await how(canvas)).toBeVisible();
  },
};

export const Sent: Story = {
  parameters: inPlace({ at: at("check") }),
  beforeEach: there,
  play: async ({ canvas }) => {
    server.answer(moveService, { ...draft, status: "awaiting_payment" });
    await userEvent.click(await canvas.findByRole("button", { name: "Send and go to payment" }));
    await waitFor(() => expect(addressNow()).toBe(`/services/view/${draft.id}/${kinds[kind].code}/pay`));
    await expect(lastSent(moveService)?.body).toEqual({ action: "submit" });
  },
};
