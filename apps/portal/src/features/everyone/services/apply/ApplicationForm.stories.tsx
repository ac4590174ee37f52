import {
  createService,
  getApplication,
  getLicense,
  listAvailableServices,
  listServices,
  moveService,
} from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { DoneBanner } from "../../../../page/DoneBanner.tsx";
import { applicationOf, changeOf } from "../../../../stories/application.ts";
import { draftAt as at, changeDraft as change, draft, hasDraft } from "../../../../stories/draft.ts";
import { addressNow, inPlace, inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../../stories/server.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";

const kind = "lost-damaged-license";

const meta = {
  title: "Portal/Applications/Form",
  component: ApplicationForm,
  ...inPortal({ as: "driver", at: at("details") }),
  args: { kind, draft: draft.id, driver: draft.driver },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Continue" }));
const how = (canvas: Canvas) => canvas.findByRole("textbox", { name: /^How did it happen/ });

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
    await expect(lastSent(createService[kind])?.body).toEqual({
      details: { license_number: exampleOf(getLicense).number },
    });
  },
};

export const NotYet: Story = {
  ...before(false, "renewal_not_due"),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole("status", { name: "You cannot apply for this service yet" });
    // Only time is missing, so the banner is not amber.
    const heading = await canvas.findByText("You cannot apply for this service yet");
    await expect(heading.closest("[role=status]")?.className).not.toMatch(/warning/);
    await expect(banner).toHaveTextContent("You can apply from November 22, 2999.");
    await expect(canvas.queryByRole("button", { name: "Start" })).not.toBeInTheDocument();
  },
};

export const OneIsOpen: Story = {
  ...before(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("note", { name: /You already have an open application/ })).toBeVisible();
    server.answer(listServices, pageOf({ ...firstOf(listServices), id: "srv_open", status: "in_review" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue application" }));
    await waitFor(() => expect(addressNow()).toBe("/services/view/srv_open/DLR"));
  },
};

/** The application has already been started in another tab. The form continues with that draft. */
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
  tags: ["test-only"],
  beforeEach: () => hasDraft(),
  play: async ({ canvas }) => {
    await expect(await how(canvas)).toHaveValue("It broke in my wallet.");
    // The number on the record is shown, not asked for.
    await expect(canvas.getByText(String(exampleOf(getLicense).number))).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /^Licence number/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole("navigation", { name: "Step 2 of 5: Details" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "The photo has faded" }));
    await goOn(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("documents")));
    await expect(lastSent(change)?.body).toEqual({ details: { damage: "photo" } });
  },
};

const replacement = "expired-drivers-license-replacement";
const incomplete = applicationOf(replacement, {
  status: "draft",
  submitted_at: null,
  actions: ["edit"],
  documents: [],
});

/** The answer that makes a document necessary is saved by Continue, before the form has shown the new step. */
export const DocumentsNeededByTheLastAnswer: Story = {
  tags: ["test-only"],
  args: { kind: replacement, draft: incomplete.id },
  parameters: inPlace({ at: `/services/add?kind=${replacement}&draft=${incomplete.id}&step=details` }),
  beforeEach: () => {
    const { has_card, ...details } = incomplete.details;
    hasDraft({ ...incomplete, details });
    server.answer(changeOf(replacement), { ...incomplete, details: { ...details, has_card: true } } as never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("navigation", { name: "Step 2 of 4: Details" })).toBeVisible();
    const card = await canvas.findByRole("group", { name: /old card/ });
    await userEvent.click(within(card).getByRole("radio", { name: "Yes" }));
    await goOn(canvas);
    await waitFor(() => expect(addressNow()).toMatch(/step=documents$/));
  },
};

export const DetailsWrong: Story = {
  tags: ["test-only"],
  name: "Wrong details stay, and the title says so",
  beforeEach: () => {
    hasDraft();
    // The number of a licence that is not on the record has to be typed.
    server.answer(getLicense, { ...exampleOf(getLicense), number: null });
  },
  play: async ({ canvas }) => {
    const number = await canvas.findByRole("textbox", { name: /^Licence number/ });
    await userEvent.clear(number);
    await goOn(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveFocus();
    await expect(number).toBeInvalid();
    await expect(document.title).toMatch(/^Error: /);
    await expect(addressNow()).toBe(at("details"));
    // A draft is saved even if it is not valid.
    await expect(
      await canvas.findByText(/^Your answers are saved\./, { ignore: "[role=status]" }, { timeout: 4000 }),
    ).toBeVisible();
    await expect(lastSent(change)?.body).toEqual({ details: { license_number: null } });
  },
};

export const AskedForMore: Story = {
  tags: ["test-only"],
  beforeEach: () =>
    hasDraft({ ...draft, status: "action_required", reason: "The photo is dark. Take it in daylight." }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "We need more information from you" })).toHaveTextContent(
      "Take it in daylight.",
    );
  },
};

export const AlreadySent: Story = {
  tags: ["test-only"],
  beforeEach: () => hasDraft({ ...draft, status: "in_review", actions: [] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("note", { name: "You have already submitted this application" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View application" })).toHaveAttribute(
      "href",
      `/services/view/${draft.id}/${kinds[kind].code}`,
    );
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getApplication),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your draft");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    hasDraft();
    failsOnce(getApplication);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your draft" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await how(canvas)).toBeVisible();
  },
};

export const Sent: Story = {
  tags: ["test-only"],
  parameters: inPlace({ at: at("check") }),
  beforeEach: () => hasDraft(),
  play: async ({ canvas }) => {
    server.answer(moveService, { ...draft, status: "awaiting_payment" });
    await userEvent.click(await canvas.findByRole("button", { name: "Submit and pay" }));
    await waitFor(() => expect(addressNow()).toBe(`/services/view/${draft.id}/${kinds[kind].code}/pay`));
    await expect(lastSent(moveService)?.body).toEqual({ action: "submit" });
  },
};

export const ReplySent: Story = {
  tags: ["test-only"],
  parameters: inPlace({ at: at("check") }),
  beforeEach: () => hasDraft({ ...draft, status: "action_required", actions: ["edit", "resubmit"] }),
  render: (args) => (
    <>
      <DoneBanner />
      <ApplicationForm {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    server.answer(moveService, { ...draft, status: "in_review" });
    await userEvent.click(await canvas.findByRole("button", { name: /^Send/ }));
    await expect(await canvas.findByText("Your reply has been sent.")).toBeVisible();
  },
};
