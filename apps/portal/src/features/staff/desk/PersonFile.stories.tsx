import { addEvidence, decideDecision, getDriverFile, proposeDecision, reverseDecision } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { PersonFile } from "./PersonFile.tsx";

const file = () => exampleOf(getDriverFile);

const meta = {
  title: "Portal/Desk/A person's file",
  component: PersonFile,
  ...inPortal({ as: "officer", at: "/desk/drv_01H8QK3Z7N" }),
  args: {
    id: "drv_01H8QK3Z7N",
    notes: <h2>Staff notes</h2>,
    checkButton: ({ id_number }) => <button type="button">Check {id_number}</button>,
  },
} satisfies Meta<typeof PersonFile>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog"));

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Identity and contact details" })).toBeVisible();
    await expect(canvas.getByText("Payment to resolve")).toBeVisible();
    await expect(canvas.getByText(/^March 14, 1998 \(age \d+\)$/)).toBeVisible();
    await expect(canvas.getByText("Refund due")).toBeVisible();
    await expect(canvas.getByText("50.5 of 48 hours confirmed, 26 lessons recorded")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "KW-2026-0000017" })).toHaveAttribute(
      "href",
      "/office/srv_01H8QM52AT",
    );
  },
};

export const ReadBeforeChanging: Story = {
  name: "Proposals and staff notes are above the button that changes the record",
  play: async ({ canvas }) => {
    const change = await canvas.findByRole("button", { name: "Change this record" });
    for (const name of ["Changes to decide on", "Staff notes"])
      await expect(canvas.getByRole("heading", { name }).compareDocumentPosition(change)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
  },
};

const unverified = (flags: ReturnType<typeof file>["flags"]) =>
  server.answer(getDriverFile, {
    ...file(),
    flags,
    identity_check: null,
    identification: { ...file().identification, is_verified: false },
  });

export const IdentityToCheck: Story = {
  name: "An identity that is not verified is named once, next to the button that checks it",
  beforeEach: () => unverified(["identity_unverified", "payment_flagged"]),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText("Ghana Card", { selector: "dt" })).parentElement as HTMLElement;
    await expect(row).toHaveTextContent("Not verified yet");
    await expect(within(row).getByRole("button", { name: `Check ${file().identification.id_number}` })).toBeVisible();
    await expect(canvas.getByText("Payment to resolve")).toBeVisible();
    await expect(canvas.queryByText("Identity not verified")).not.toBeInTheDocument();
  },
};

export const OwnIdentity: Story = {
  name: "Officers are not offered to check their own identity",
  beforeEach: () => unverified(["own_record", "identity_unverified"]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your own record")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Check/ })).not.toBeInTheDocument();
  },
};

export const Approve: Story = {
  name: "A proposal is approved after a question",
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Approve: Correct the record: Ama Serwaa Mensah" }),
    );
    await expect(lastSent(decideDecision)).toBeUndefined();
    await userEvent.click((await dialog()).getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(lastSent(decideDecision)?.body).toEqual({ outcome: "approved" }));
    await expectToast("Change approved. We have updated Ama Serwaa Mensah's record.");
  },
};

export const Refuse: Story = {
  name: "A proposal is rejected with a reason",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Reject/ }));
    const box = await dialog();
    await userEvent.type(box.getByRole("textbox", { name: "Reason" }), "No");
    await userEvent.click(box.getByRole("button", { name: "Reject" }));
    await expect((await box.findAllByText("Reason must be 10 characters or more")).length).toBeGreaterThan(0);
    await userEvent.type(box.getByRole("textbox", { name: "Reason" }), "t the same person.");
    await userEvent.click(box.getByRole("button", { name: "Reject" }));
    await waitFor(() =>
      expect(lastSent(decideDecision)?.body).toEqual({ outcome: "refused", note: "Not the same person." }),
    );
  },
};

export const DecidedMeanwhile: Story = {
  name: "Somebody else has decided meanwhile",
  beforeEach: () =>
    server.refuse(decideDecision, "state_forbids", {
      detail: "Someone has already rejected this proposal. Reload the page.",
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Approve/ }));
    await userEvent.click((await dialog()).getByRole("button", { name: "Approve" }));
    await expect(await canvas.findByText("Someone has already rejected this proposal. Reload the page.")).toBeVisible();
  },
};

export const Propose: Story = {
  name: "A change is proposed: errors are next to the fields, and what was typed stays",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change this record" }));
    await userEvent.click(canvas.getByRole("radio", { name: /^Correct the record/ }));
    const form = within(canvas.getByRole("form", { name: "Correct the record" }));
    await userEvent.type(form.getByRole("textbox", { name: /^First name/i }), "Am4");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await expect((await form.findAllByText("Choose a ground")).length).toBeGreaterThan(0);
    await expect(form.getByRole("textbox", { name: /^First name/i })).toHaveValue("Am4");
    await expect(form.getByRole("textbox", { name: /^First name/i })).toBeInvalid();
    await userEvent.clear(form.getByRole("textbox", { name: /^First name/i }));
    await userEvent.type(form.getByRole("textbox", { name: /^First name/i }), "Amma");
    await userEvent.click(form.getByRole("radio", { name: "Court order" }));
    await expect(await form.findByText("Court or authority order")).toBeVisible();
    // Each ground requires its own evidence.
    await userEvent.click(form.getByRole("radio", { name: "Our mistake" }));
    await expect(form.queryByText("Court or authority order")).not.toBeInTheDocument();
    const scan = new File([new Uint8Array([37, 80, 68, 70])], "card.pdf", { type: "application/pdf" });
    await userEvent.upload(form.getByLabelText(/^Identity document/, { selector: "input[type=file]" }), scan);
    await expect((await form.findAllByText("card.pdf"))[0]).toBeVisible();
    await userEvent.type(form.getByRole("textbox", { name: "Reason" }), "The birth certificate says Amma.");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await userEvent.click((await dialog()).getByRole("button", { name: "Propose" }));
    await waitFor(() =>
      expect(lastSent(proposeDecision)?.body).toEqual({
        kind: "correct_record",
        driver: "drv_01H8QK3Z7N",
        details: { first_name: "Amma" },
        ground: "office_error",
        reason: "The birth certificate says Amma.",
      }),
    );
    await expectToast("Change proposed. Another person must approve it.");
    await expect(lastSent(addEvidence)?.body).toMatchObject({ document: "identity_document" });
  },
};

export const NothingChanged: Story = {
  name: "A correction shows what is on record now, and its errors lead to a field",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change this record" }));
    await userEvent.click(canvas.getByRole("radio", { name: /^Correct the record/ }));
    const form = within(canvas.getByRole("form", { name: "Correct the record" }));
    const first = form.getByRole("textbox", { name: /^First name/ });
    await expect(first).toHaveAccessibleDescription("On record now: Ama.");
    await expect(form.getByRole("textbox", { name: /^Other names/ })).toHaveAccessibleDescription(
      "On record now: Serwaa.",
    );
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    const [link] = within(await form.findByRole("alert")).getAllByRole("link");
    await expect(link).toHaveAttribute("href", "#first_name");
    await userEvent.click(link as HTMLElement);
    await expect(first).toHaveFocus();
    await userEvent.click(form.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByRole("button", { name: "Change this record" })).toBeVisible();
  },
};

export const TakeBack: Story = {
  name: "A decision is reversed with a reason",
  beforeEach: () => {
    const [decision] = file().decisions;
    if (!decision) throw new Error("The example has a decision.");
    const inForce = { ...decision, state: "in_force" as const, actions: ["reverse" as const] };
    server.answer(getDriverFile, { ...file(), decisions: [inForce] });
  },
  play: async ({ canvas }) => {
    const reverse = await canvas.findByRole("button", { name: /^Reverse/ });
    // The links to other pages are at the end.
    const other = canvas.getByRole("link", { name: "Find another person" });
    await expect(reverse.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(reverse);
    const box = await dialog();
    await userEvent.type(box.getByRole("textbox", { name: "Reason" }), "It was another person.");
    await userEvent.click(box.getByRole("button", { name: "Reverse" }));
    await waitFor(() => expect(lastSent(reverseDecision)?.body).toEqual({ reason: "It was another person." }));
  },
};

export const Disputed: Story = {
  name: "A licence that two accounts claim",
  beforeEach: () =>
    server.answer(getDriverFile, {
      ...file(),
      flags: ["licence_disputed", "licence_provisional"],
      may_propose: ["settle_claim"],
      claim: {
        claimed_by: "Kofi Boateng",
        claimed_at: "2026-11-20T09:00:00Z",
        is_alike: false,
        name_on_licence: null,
        others: [{ name: "Ama Mensah", email: null, phone_number: "+233244000111", made_at: "2026-11-21T09:00:00Z" }],
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "How the licence was linked" })).toBeVisible();
    await expect(canvas.getByText("Kofi Boateng, on November 20, 2026")).toBeVisible();
    await expect(canvas.getByText(/^Different from the name on the licence\./)).toBeVisible();
    await expect(canvas.getByText("Ama Mensah, on November 21, 2026")).toBeVisible();
    await expect(canvas.getByText("024 400 0111")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change this record" }));
    await userEvent.click(await canvas.findByRole("radio", { name: /^Settle who holds a licence/ }));
    await userEvent.click(
      await canvas.findByRole("radio", { name: "It belongs to the account that claimed it later" }),
    );
    await expect(canvas.getByText("The person came to the counter")).toBeInTheDocument();
  },
};

export const Newcomer: Story = {
  name: "A person without a licence, account or applications",
  beforeEach: () =>
    server.answer(getDriverFile, {
      ...file(),
      flags: ["identity_unverified", "no_account"],
      account: null,
      identity_check: null,
      identification: { ...file().identification, id_type: null, id_number: null, is_verified: false },
      license: { ...file().license, number: null, status: null, classes: [] },
      training: { lessons: 0, hours: 0, last_on: null },
      applications: [],
      invoices: [],
      appointments: [],
      messages: [],
      decisions: [],
      may_propose: [],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No licence on record")).toBeVisible();
    await expect(canvas.getByText("Identity not verified")).toBeVisible();
    for (const empty of ["No applications", "No invoices or payments", "No appointments", "No messages"])
      await expect(canvas.getByText(empty)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Change this record" })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getDriverFile),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the person's record");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(getDriverFile),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the person's record" })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
