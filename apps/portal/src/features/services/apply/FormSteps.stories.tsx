import {
  createDeliveryLocation,
  listBranches,
  moveService,
  updateDeliveryLocation,
  uploadDocument,
} from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { type Application, applicationOf, callsOf, has } from "../../../stories/application.ts";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, isOffline, lastSent, pageOf, server } from "../../../stories/server.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { unsaved, writtenAddress } from "./unsaved.ts";

const kind = "lost-damaged-license";
const { change } = callsOf(kind);
const draft = applicationOf(kind, { status: "draft", actions: ["edit", "submit"], branch: "brn_accra37" });
const at = (step: string) => `/services/add?kind=${kind}&draft=${draft.id}&step=${step}`;
const papers = (changes: Partial<Application["documents"][number]>) =>
  has({ ...draft, documents: draft.documents.map((each) => ({ ...each, ...changes })) });

const meta = {
  title: "Portal/Applications/Form steps",
  component: ApplicationForm,
  ...inPortal({ as: "driver", at: at("documents") }),
  args: { kind, draft: draft.id, driver: draft.driver },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Go on" }));
const pdf = new File(["%PDF-1.4"], "card.pdf", { type: "application/pdf" });
const field = (canvas: Canvas) =>
  canvas.findByLabelText("Photo of the damaged card", { exact: true, selector: ":not([capture])" });

export const DocumentSent: Story = {
  beforeEach: () => papers({ status: "missing", file: null }),
  play: async ({ canvas }) => {
    await field(canvas);
    await goOn(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveTextContent(
      "Photo of the damaged card: File is required",
    );
    papers({ status: "uploaded", file: "doc_1" });
    await userEvent.upload(await field(canvas), pdf);
    await waitFor(() => expect(lastSent(uploadDocument)?.body).toMatchObject({ document: "damaged_card_photo" }));
    await expect(await canvas.findByText(", sent")).toBeInTheDocument();
    await goOn(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("branch")));
  },
};

export const DocumentNotSent: Story = {
  beforeEach: () => {
    papers({ status: "missing", file: null });
    failsOnce(uploadDocument);
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await field(canvas), pdf);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again card.pdf" }));
    await expect(await canvas.findByText(", sent")).toBeInTheDocument();
  },
};

export const DocumentRefused: Story = {
  beforeEach: () => papers({ status: "refused", reason: "The photo is dark." }),
  play: async ({ canvas }) => {
    await expect(await field(canvas)).toHaveAccessibleDescription(/It was refused: The photo is dark\./);
    await goOn(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toBeVisible();
  },
};

const branch = { ...firstOf(listBranches), services: [kind] };
const toBranch = (application = draft) => {
  unsaved.forget(draft.id);
  writtenAddress.forget(draft.id);
  has(application);
  server.answer(
    listBranches,
    pageOf(
      branch,
      { ...branch, id: "brn_ho", name: "Ho", city: "Ho", region: "Volta" },
      {
        ...branch,
        id: "brn_other",
        name: "Elsewhere",
        services: [],
      },
    ),
  );
};

export const BranchAndSpeed: Story = {
  parameters: inPlace({ at: at("branch") }),
  beforeEach: () => toBranch(),
  play: async ({ canvas }) => {
    const select = await canvas.findByRole("combobox", { name: "Branch" });
    await expect(select).toHaveValue("brn_accra37");
    // A branch that does not do this is not offered.
    await expect(canvas.queryByRole("option", { name: /Elsewhere/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(select, "Ho");
    await userEvent.click(canvas.getByRole("radio", { name: /^Premium/ }));
    await goOn(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("check")));
    await expect(lastSent(change)?.body).toEqual({ branch: "brn_ho", tier: "premium" });
  },
};

export const BranchIsMissing: Story = {
  parameters: inPlace({ at: at("branch") }),
  beforeEach: () => toBranch({ ...draft, branch: null }),
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
  parameters: inPlace({ at: at("branch") }),
  beforeEach: () => toBranch(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Bring it to me/ }));
    await goOn(canvas);
    await expect(canvas.getByRole("textbox", { name: "City" })).toBeInvalid();
    await giveAddress(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("check")));
    await expect(lastSent(createDeliveryLocation)?.body).toMatchObject({ service: draft.id, region: "Volta" });
  },
};

/** The branch is saved as it is chosen; an address, which is whole or nothing, is kept here while it is written. */
export const BranchIsKept: Story = {
  parameters: inPlace({ at: at("branch") }),
  beforeEach: () => {
    toBranch({ ...draft, branch: null });
    writtenAddress.keep(draft.id, { delivery: "home", city: "Ho" });
  },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole("textbox", { name: "City" });
    await expect(city).toHaveValue("Ho");
    await userEvent.type(city, "hoe");
    await expect(writtenAddress.get(draft.id)).toMatchObject({ delivery: "home", city: "Hohoe" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Branch" }), "Ho");
    await waitFor(() => expect(lastSent(change)?.body).toEqual({ branch: "brn_ho" }), { timeout: 4000 });
    await expect(addressNow()).toBe(at("branch"));
  },
};

/** The address is made and the answer is lost: the next press changes that one, and makes no second. */
export const AnswerLost: Story = {
  parameters: inPlace({ at: at("branch") }),
  beforeEach: () => {
    toBranch();
    server.fault({ cut: true }, { call: createDeliveryLocation, times: 1 });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Bring it to me/ }));
    await giveAddress(canvas);
    await expect(await canvas.findByRole("alert", { name: "There is a problem" })).toBeVisible();
    // What the server has by then: with the address, the draft is of another version.
    const made = exampleOf(createDeliveryLocation);
    has({ ...draft, delivery_location: made });
    await goOn(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("check")));
    await expect(lastSent(updateDeliveryLocation)).toMatchObject({ params: { id: made.id }, body: { city: "Accra" } });
    await expect(server.seen.filter(({ call }) => call.id === createDeliveryLocation.id)).toHaveLength(1);
  },
};

const check: Story = { parameters: inPlace({ at: at("check") }), beforeEach: () => toBranch() };

export const Check: Story = {
  ...check,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("It broke in my wallet.")).toBeVisible();
    await expect(await canvas.findByText("Accra (37) Regional Office")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Change how it happened" })).toHaveAttribute("href", at("details"));
    await expect(canvas.getByRole("row", { name: /^To be paid when you send it GH₵/ })).toBeVisible();
    await expect(canvas.getByText(/A false statement is an offence/)).toBeVisible();
  },
};

export const CheckRefused: Story = {
  ...check,
  beforeEach: () => {
    toBranch();
    server.refuse(moveService, "invalid", {
      "details.license_number": ["This is not the number of your licence."],
      "documents.damaged_card_photo": ["Photo of the damaged card is missing."],
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send and go to payment" }));
    const alert = await canvas.findByRole("alert", { name: "It was not sent yet" });
    await expect(alert).toHaveTextContent("This is not the number of your licence.");
    const links = canvas.getAllByRole("link", { name: "Change it" }).map((link) => link.getAttribute("href"));
    await expect(links).toEqual([at("details"), at("documents")]);
    await expect(canvas.getByRole("button", { name: "Send and go to payment" })).toBeEnabled();
  },
};

/** What was changed on another device is not sent unseen. */
export const ChangedBeforeSending: Story = {
  ...check,
  play: async ({ canvas }) => {
    await canvas.findByText("It broke in my wallet.");
    has({ ...draft, details: { ...draft.details, description: "A dog ate it." }, updated_at: "2026-11-22T10:15:00Z" });
    await userEvent.click(canvas.getByRole("button", { name: "Send and go to payment" }));
    const alert = await canvas.findByRole("alert", { name: "It was not sent yet" });
    await expect(alert).toHaveTextContent("It was changed on another device");
    await expect(canvas.getByText("A dog ate it.")).toBeVisible();
    await expect(lastSent(moveService)).toBeUndefined();
    await userEvent.click(canvas.getByRole("button", { name: "Send and go to payment" }));
    await waitFor(() => expect(lastSent(moveService)?.body).toEqual({ action: "submit" }));
  },
};

/** What had not reached the server is part of what is checked and sent. */
export const UnsavedIsSentToo: Story = {
  ...check,
  beforeEach: () => {
    toBranch();
    unsaved.keep(draft.id, { version: draft.updated_at, changes: { details: { description: "Typed on the bus" } } });
    isOffline(change);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Typed on the bus")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send and go to payment" }));
    await expect(await canvas.findByRole("alert", { name: "It was not sent yet" })).toBeVisible();
    await expect(lastSent(moveService)).toBeUndefined();
  },
};

export const CheckAgain: Story = {
  ...check,
  beforeEach: () => toBranch({ ...draft, status: "action_required", reason: "The photo is dark." }),
  play: async ({ canvas }) => {
    server.answer(moveService, {
      ...exampleOf(moveService),
      id: draft.id,
      kind,
      type: draft.type,
      status: "in_review",
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Send it again" }));
    await waitFor(() => expect(addressNow()).toBe(`/services/view/${draft.id}/${draft.type}`));
    await expect(lastSent(moveService)?.body).toEqual({ action: "resubmit" });
    await expect(canvas.queryByText("What you pay")).not.toBeInTheDocument();
  },
};
