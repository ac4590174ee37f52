import { createDeliveryLocation, getBranch, listBranches, updateDeliveryLocation } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { has } from "../../../../stories/application.ts";
import { draftAt as at, changeDraft as change, draft, hasDraft } from "../../../../stories/draft.ts";
import { addressNow, inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, firstOf, lastSent, pageOf, server, timesSent } from "../../../../stories/server.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { incompleteAddresses } from "./unsaved.ts";

const meta = {
  title: "Portal/Applications/Branch and delivery",
  component: ApplicationForm,
  ...inPortal({ as: "driver", at: at("branch") }),
  args: { kind: "lost-damaged-license", draft: draft.id, driver: draft.driver },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Continue" }));

export const BranchAndSpeed: Story = {
  beforeEach: () => hasDraft(),
  play: async ({ canvas }) => {
    const select = await canvas.findByRole("combobox", { name: "Branch" });
    await expect(select).toHaveValue("brn_accra37");
    // Nobody has to go there for a photo.
    await expect(select).toHaveAccessibleDescription("This branch will handle your application.");
    // Branches that do not offer this service are not listed.
    await expect(canvas.queryByRole("option", { name: /Elsewhere/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(select, "Ho");
    const premium = canvas.getByRole("radio", { name: /^Premium/ });
    await expect(premium.closest("label") ?? premium).toHaveTextContent("This usually takes 3 working days.");
    await userEvent.click(premium);
    await goOn(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("check")));
    await expect(lastSent(change)?.body).toEqual({ branch: "brn_ho", tier: "premium" });
  },
};

export const BranchIsMissing: Story = {
  beforeEach: () => hasDraft({ ...draft, branch: null }),
  play: async ({ canvas }) => {
    await canvas.findByRole("combobox", { name: "Branch" });
    await goOn(canvas);
    await expect(canvas.getByRole("combobox", { name: "Branch" })).toBeInvalid();
    await expect(addressNow()).toBe(at("branch"));
  },
};

const giveAddress = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByRole("textbox", { name: "Name of the recipient" }), "Ama Mensah");
  await userEvent.type(canvas.getByRole("textbox", { name: "Phone number" }), "024 123 4567");
  await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "Accra");
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Region" }), "Volta");
  await goOn(canvas);
};

export const BroughtHome: Story = {
  beforeEach: () => hasDraft(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Deliver it to me/ }));
    await goOn(canvas);
    await expect(canvas.getByRole("textbox", { name: "City" })).toBeInvalid();
    await giveAddress(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("check")));
    await expect(lastSent(createDeliveryLocation)?.body).toMatchObject({ service: draft.id, region: "Volta" });
  },
};

/** The branch is saved as soon as it is chosen. An incomplete address is stored only on the device. */
export const BranchIsKept: Story = {
  beforeEach: () => {
    hasDraft({ ...draft, branch: null });
    incompleteAddresses.keep(draft.id, { delivery: "home", city: "Ho" });
  },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole("textbox", { name: "City" });
    await expect(city).toHaveValue("Ho");
    await userEvent.type(city, "hoe");
    await expect(incompleteAddresses.get(draft.id)).toMatchObject({ delivery: "home", city: "Hohoe" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Branch" }), "Ho");
    await waitFor(() => expect(lastSent(change)?.body).toEqual({ branch: "brn_ho" }), { timeout: 4000 });
    await expect(addressNow()).toBe(at("branch"));
  },
};

/**
 * The address was created but the server's response was lost. The next attempt updates the address instead of creating
 * a second one.
 */
export const AnswerLost: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    hasDraft();
    server.fault({ cut: true }, { call: createDeliveryLocation, times: 1 });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Deliver it to me/ }));
    await giveAddress(canvas);
    await expect(await canvas.findByRole("alert", { name: "There is a problem" })).toBeVisible();
    // The server now has the address, and the draft has a new version.
    const made = exampleOf(createDeliveryLocation);
    has({ ...draft, delivery_location: made });
    await goOn(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("check")));
    await expect(lastSent(updateDeliveryLocation)).toMatchObject({ params: { id: made.id }, body: { city: "Accra" } });
    await expect(timesSent(createDeliveryLocation)).toBe(1);
  },
};

/** A closed branch is offered only for an application that is already at that branch. */
export const OwnBranchHasClosed: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    const closed = { ...firstOf(listBranches), id: draft.branch ?? "", services: [], is_open: false };
    hasDraft({ ...draft, status: "action_required" });
    server.answer(listBranches, pageOf({ ...firstOf(listBranches), id: "brn_other", name: "Open" }));
    server.answer(getBranch, closed);
  },
  play: async ({ canvas }) => {
    const branch = await canvas.findByRole("combobox", { name: "Branch" });
    await expect(branch).toHaveValue(draft.branch);
    // Applicants cannot list the branches that are closed.
    await expect(lastSent(listBranches)?.query).not.toHaveProperty("closed");
    await expect(lastSent(getBranch)?.params).toEqual({ id: draft.branch });
  },
};
