import { addEvidence, getDriverFile, proposeDecision, reverseDecision } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, lastSent, server } from "../../../stories/server.ts";
import { PersonFile } from "./PersonFile.tsx";

const file = () => exampleOf(getDriverFile);

const meta = {
  title: "Portal/Desk/A person's file, changes",
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
  tags: ["test-only"],
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
