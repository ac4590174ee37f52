import { moveService } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { has } from "../../../../stories/application.ts";
import { draftAt as at, changeDraft as change, draft, hasDraft } from "../../../../stories/draft.ts";
import { addressNow, inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, isOffline, lastSent, server } from "../../../../stories/server.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { unsaved } from "./unsaved.ts";

const meta = {
  title: "Portal/Applications/Check and submit",
  component: ApplicationForm,
  ...inPortal({ as: "driver", at: at("check") }),
  args: { kind: "lost-damaged-license", draft: draft.id, driver: draft.driver },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const check: Story = { beforeEach: () => hasDraft() };

export const Check: Story = {
  ...check,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("It broke in my wallet.")).toBeVisible();
    await expect(await canvas.findByText("Accra (37) Regional Office")).toBeVisible();
    // The form does not ask for the number on the record, so there is nothing to change.
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Change Licence number" })).not.toBeInTheDocument());
    await expect(canvas.getByRole("link", { name: "Change How it happened" })).toHaveAttribute("href", at("details"));
    await expect(canvas.getByRole("row", { name: /^Total to pay now GH₵/ })).toBeVisible();
    await expect(canvas.getByText(/Giving false information is an offence/)).toBeVisible();
  },
};

export const DocumentsMissing: Story = {
  ...check,
  beforeEach: () =>
    hasDraft({
      ...draft,
      documents: draft.documents.map((each) => ({ ...each, status: "missing" as const, files: [] })),
    }),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("status", { name: /^Add \d thing/ });
    await expect(within(note).getByRole("link", { name: "Photo of the damaged card" })).toHaveAttribute(
      "href",
      at("documents"),
    );
    // The notice is above the answers, and the button does not promise what it cannot do.
    const tag = canvas.getAllByText("Missing")[0] as HTMLElement;
    await expect(note.compareDocumentPosition(tag)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole("link", { name: "Add what is missing" })).toHaveAttribute("href", at("documents"));
    await expect(canvas.queryByRole("button", { name: "Submit and pay" })).not.toBeInTheDocument();
  },
};

export const CheckRefused: Story = {
  ...check,
  beforeEach: () => {
    hasDraft();
    server.refuse(moveService, "invalid", {
      "details.license_number": ["This is not the number of your licence."],
      "documents.damaged_card_photo": ["File is required"],
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit and pay" }));
    const alert = await canvas.findByRole("alert", { name: "You have not submitted your application yet" });
    await expect(alert).toHaveTextContent("Licence number: This is not the number of your licence.");
    await expect(alert).toHaveTextContent("Photo of the damaged card: File is required");
    const links = canvas.getAllByRole("link", { name: "Change this answer" }).map((link) => link.getAttribute("href"));
    await expect(links).toEqual([at("details"), at("documents")]);
    await expect(canvas.getByRole("button", { name: "Submit and pay" })).toBeEnabled();
  },
};

/** Changes from another device are not submitted until the person has seen them. */
export const ChangedBeforeSending: Story = {
  ...check,
  play: async ({ canvas }) => {
    await canvas.findByText("It broke in my wallet.");
    has({ ...draft, details: { ...draft.details, description: "A dog ate it." }, updated_at: "2026-11-22T10:15:00Z" });
    await userEvent.click(canvas.getByRole("button", { name: "Submit and pay" }));
    const alert = await canvas.findByRole("alert", { name: "You have not submitted your application yet" });
    await expect(alert).toHaveTextContent("Your application was changed on another device");
    await expect(canvas.getByText("A dog ate it.")).toBeVisible();
    await expect(lastSent(moveService)).toBeUndefined();
    await userEvent.click(canvas.getByRole("button", { name: "Submit and pay" }));
    await waitFor(() => expect(lastSent(moveService)?.body).toEqual({ action: "submit" }));
  },
};

export const CheckAgain: Story = {
  tags: ["test-only"],
  ...check,
  beforeEach: () => hasDraft({ ...draft, status: "action_required", reason: "The photo is dark." }),
  play: async ({ canvas }) => {
    server.answer(moveService, {
      ...exampleOf(moveService),
      id: draft.id,
      kind: draft.kind,
      type: draft.type,
      status: "in_review",
    });
    const message = await canvas.findByRole("textbox", { name: /Message to your branch/ });
    await userEvent.type(message, "I took the photo again, by daylight.");
    await userEvent.click(canvas.getByRole("button", { name: "Send your reply" }));
    await waitFor(() => expect(addressNow()).toBe(`/services/view/${draft.id}/${draft.type}`));
    const reason = "I took the photo again, by daylight.";
    await expect(lastSent(moveService)?.body).toEqual({ action: "resubmit", reason });
    await expect(canvas.queryByText("What you pay")).not.toBeInTheDocument();
  },
};

/** The summary contains the changes that have not been saved yet, and they are submitted too. */
export const UnsavedIsSentToo: Story = {
  tags: ["test-only"],
  ...check,
  beforeEach: () => {
    hasDraft();
    unsaved.keep(draft.id, { version: draft.updated_at, changes: { details: { description: "Typed on the bus" } } });
    isOffline(change);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Typed on the bus")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit and pay" }));
    await expect(
      await canvas.findByRole("alert", { name: "You have not submitted your application yet" }),
    ).toBeVisible();
    await expect(lastSent(moveService)).toBeUndefined();
  },
};
