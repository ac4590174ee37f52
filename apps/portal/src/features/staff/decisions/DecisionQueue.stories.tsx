import { addEvidence, decideDecision, downloadDocument, listDecisions } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { DecisionQueue } from "./DecisionQueue.tsx";

const meta = {
  title: "Portal/Desk/Decisions",
  component: DecisionQueue,
  ...inPortal({ as: "reviewer", at: "/decisions" }),
} satisfies Meta<typeof DecisionQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

const one = firstOf(listDecisions);
const second = { ...one, id: "dec_second", subject: { ...one.subject, name: "Kofi Asare" } };

export const NextIsOffered: Story = {
  tags: ["test-only"],
  name: "After a decision, the next proposal has the focus",
  beforeEach: () => {
    let isDecided = false;
    server.answer(listDecisions, () => (isDecided ? pageOf(second) : pageOf(one, second)));
    server.answer(decideDecision, () => {
      isDecided = true;
      return { ...one, state: "in_force" as const, actions: [] };
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Approve.*Ama Serwaa Mensah$/ }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Correct the record: Kofi Asare" })).toHaveFocus());
    await expect(lastSent(listDecisions)?.query).toMatchObject({ state: "proposed" });
  },
};

export const WithEvidence: Story = {
  tags: ["test-only"],
  name: "The evidence is opened next to the change, and only then is it read [R-AUT-02]",
  beforeEach: () => {
    const file = { document: "birth_cert", title: "Birth certificate", uploaded_at: one.proposed_at };
    const evidence = [{ ...file, id: "doc_birth", name: "birth.jpg", type: "image/jpeg" as const }];
    server.answer(listDecisions, pageOf({ ...one, evidence }, second));
  },
  play: async ({ canvas }) => {
    const show = await canvas.findByRole("button", { name: /^Show the evidence: .*Ama Serwaa Mensah$/ });
    await expect(lastSent(downloadDocument)).toBeUndefined();
    await userEvent.click(show);
    await expect(await canvas.findByRole("heading", { name: "Birth certificate" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Download birth.jpg" })).toBeVisible();
    await waitFor(() => expect(lastSent(downloadDocument)?.params).toEqual({ id: "doc_birth" }));
    // The other proposal needs evidence and has none.
    await expect(canvas.getByText("No evidence is attached.")).toBeVisible();
  },
};

export const MoreEvidence: Story = {
  tags: ["test-only"],
  name: "A file is added to one's own proposal, and an approval says which version was read [R-ADD-13]",
  beforeEach: () => server.answer(listDecisions, pageOf({ ...one, version: 3, actions: ["withdraw"] }, second)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Add a file: .*Ama Serwaa Mensah$/ }));
    const file = new File(["%PDF-1.7"], "letter.pdf", { type: "application/pdf" });
    await userEvent.upload(canvas.getByLabelText("Other document", { selector: "[multiple]" }), file);
    await waitFor(() => expect(lastSent(addEvidence)?.body).toMatchObject({ document: "supporting_document" }));
    server.refuse(decideDecision, "stale", { detail: "This has changed since you opened it." });
    await userEvent.click(canvas.getByRole("button", { name: /^Approve.*Kofi Asare$/ }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    await expect(await canvas.findByText(/This has changed since you opened it/)).toBeVisible();
  },
};

export const AboutABranch: Story = {
  beforeEach: () =>
    server.answer(
      listDecisions,
      pageOf({ ...one, subject: { kind: "branch", id: "brn_ho", name: "Ho" }, driver: null }),
    ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "View the branch Ho" });
    await expect(link).toHaveAttribute("href", "/staff/branches/brn_ho");
  },
};

export const UnderAppeal: Story = {
  beforeEach: () =>
    server.answer(
      listDecisions,
      pageOf({ ...one, state: "in_force", open_appeal: "apl_amas", actions: ["withdraw"] as const }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Under appeal")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the appeal" })).toHaveAttribute("href", "/appeals/apl_amas");
    await userEvent.click(canvas.getByRole("button", { name: /^Reverse/ }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(dialog.getByText(/If you reverse the decision, the appeal will close/)).toBeVisible();
  },
};

export const Mine: Story = {
  parameters: inPlace({ as: "officer", at: "/decisions?view=mine" }),
  beforeEach: () => server.answer(listDecisions, pageOf({ ...one, actions: ["withdraw"] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Withdraw proposal/ })).toBeVisible();
    await expect(lastSent(listDecisions)?.query).toMatchObject({ mine: "true" });
  },
};

export const Refused: Story = {
  parameters: inPlace({ as: "officer", at: "/decisions?view=refused" }),
  beforeEach: () =>
    server.answer(
      listDecisions,
      pageOf({
        ...one,
        state: "refused",
        actions: [],
        decided_by: { id: "usr_other", name: "Efua Owusu", branch: null },
        decided_at: "2026-11-21T10:00:00Z",
        refusal: "The certificate is of another person.",
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The certificate is of another person.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Approve/ })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(listDecisions, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no changes to decide on.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listDecisions),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the decisions");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listDecisions),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the decisions" })).toBeVisible();
  },
};

export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } } };
