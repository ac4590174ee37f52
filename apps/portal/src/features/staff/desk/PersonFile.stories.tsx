import { decideDecision, getDriverFile } from "@kwan/contract";
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
    await expect(canvas.getByText("Issue 1")).toBeVisible();
    await expect(canvas.queryByText(/^Blocked/)).not.toBeInTheDocument();
    await expect(canvas.getByText("50.5 of 48 hours confirmed, 26 lessons recorded")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "KW-2026-0000017" })).toHaveAttribute(
      "href",
      "/office/srv_01H8QM52AT",
    );
  },
};

export const BlockedCard: Story = {
  tags: ["test-only"],
  name: "The officer sees the issue of the card, and that it was reported lost or stolen [R-ENT-10]",
  beforeEach: () =>
    server.answer(getDriverFile, { ...file(), license: { ...file().license, issue: 2, is_card_blocked: true } }),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText("Card", { selector: "dt" })).parentElement as HTMLElement;
    await expect(row).toHaveTextContent(/^CardIssue 2Blocked: reported lost or stolen$/);
  },
};

export const ReadBeforeChanging: Story = {
  tags: ["test-only"],
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
  tags: ["test-only"],
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

export const SupportNeeded: Story = {
  tags: ["test-only"],
  name: "The list of appointments says what support the person needs [R-ADD-06]",
  beforeEach: () =>
    server.answer(getDriverFile, {
      ...file(),
      appointments: file().appointments.map((each) => ({ ...each, support_needed: "A space for a wheelchair" })),
    }),
  play: async ({ canvas }) => {
    const appointments = await canvas.findByRole("table", { name: "Appointments" });
    await expect(within(appointments).getByRole("cell", { name: "A space for a wheelchair" })).toBeVisible();
  },
};

export const OwnIdentity: Story = {
  tags: ["test-only"],
  name: "Officers are not offered to check their own identity",
  beforeEach: () => unverified(["own_record", "identity_unverified"]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your own record")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Check/ })).not.toBeInTheDocument();
  },
};

export const Approve: Story = {
  tags: ["test-only"],
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
  tags: ["test-only"],
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
  tags: ["test-only"],
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

export const Newcomer: Story = {
  tags: ["test-only"],
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
