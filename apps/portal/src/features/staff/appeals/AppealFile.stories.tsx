import { decideAppeal, getAppeal } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { AppealFile } from "./AppealFile.tsx";

const id = "apl_01H8R2E4RX";
const reason = "The register of births says the 4th.";

const meta = {
  title: "Portal/Desk/An appeal",
  component: AppealFile,
  ...inPortal({ as: "officer", at: `/appeals/${id}` }),
  args: { id },
} satisfies Meta<typeof AppealFile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upheld: Story = {
  tags: ["test-only"],
  name: "The decision is upheld, with a reason for the person",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Appeal by Ama Serwaa Mensah" })).toBeVisible();
    await expect(canvas.getByText(/^My birth certificate says the 14th/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open Ama Serwaa Mensah's record" })).toHaveAttribute(
      "href",
      "/desk/drv_01H8QK3Z7N",
    );
    await expect(canvas.getByRole("cell", { name: "1998-03-14" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save decision" }));
    await expect((await canvas.findAllByText("Choose what should happen to the decision")).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("radio", { name: /^Uphold the decision/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), reason);
    server.answer(getAppeal, exampleOf(decideAppeal));
    await userEvent.click(canvas.getByRole("button", { name: "Save decision" }));
    await waitFor(() => expect(lastSent(decideAppeal)?.body).toEqual({ outcome: "upheld", reason }));
    await expectToast("Appeal decided. We have sent your reply to Ama Serwaa Mensah.");
    await expect(await canvas.findByText("The decision was upheld")).toBeVisible();
  },
};

export const Withdrawn: Story = {
  tags: ["test-only"],
  name: "A withdrawal waits for a second person",
  beforeEach: () => {
    const waits = { ...exampleOf(getAppeal), withdrawal: "dec_01H8R1B8LR", answer: reason };
    server.answer(decideAppeal, waits);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Reverse the decision/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), reason);
    server.answer(getAppeal, { ...exampleOf(getAppeal), withdrawal: "dec_01H8R1B8LR", answer: reason });
    await userEvent.click(canvas.getByRole("button", { name: "Save decision" }));
    await waitFor(() => expect(lastSent(decideAppeal)?.body).toEqual({ outcome: "withdrawn", reason }));
    await expect(await canvas.findByText(/^Someone has proposed to reverse the decision/)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

export const OfARejection: Story = {
  tags: ["test-only"],
  name: "The appeal of a rejected application, with a link to it",
  beforeEach: () =>
    server.answer(getAppeal, {
      ...exampleOf(getAppeal),
      decision: null,
      rejection: {
        subject: "application",
        id: "srv_01H8QM52AT",
        title: "Driver's licence renewal",
        driver: "drv_01H8QK3Z7N",
        driver_name: "Ama Serwaa Mensah",
        reason: "The certificate is of another person.",
        rejected_by: "Kofi Asante",
        rejected_at: "2026-11-20T10:00:00Z",
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "The rejection" })).toBeVisible();
    await expect(canvas.getByText("The certificate is of another person.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the rejected application or update request" })).toHaveAttribute(
      "href",
      "/office/srv_01H8QM52AT",
    );
    await expect(canvas.getByRole("link", { name: "Open Ama Serwaa Mensah's record" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^Withdraw the rejection/ })).toBeVisible();
  },
};

export const DecidedMeanwhile: Story = {
  tags: ["test-only"],
  name: "Somebody else has decided meanwhile, and what was typed stays",
  beforeEach: () =>
    server.refuse(decideAppeal, "state_forbids", {
      detail: "Someone has already decided on this appeal. Reload the page.",
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Uphold the decision/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), reason);
    await userEvent.click(canvas.getByRole("button", { name: "Save decision" }));
    await expect(await canvas.findByText("Someone has already decided on this appeal. Reload the page.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Reason" })).toHaveValue(reason);
  },
};

export const WithEvidence: Story = {
  tags: ["test-only"],
  name: "The evidence of the decision is on the page",
  beforeEach: () => {
    const { decision, ...rest } = exampleOf(getAppeal);
    if (!decision) throw new Error("The example is about a decision.");
    const file = { id: "doc_birth", document: "birth_cert", title: "Birth certificate", name: "birth.jpg" };
    const evidence = [{ ...file, type: "image/jpeg" as const, uploaded_at: decision.proposed_at }];
    server.answer(getAppeal, { ...rest, decision: { ...decision, evidence } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Show the evidence/ }));
    await expect(await canvas.findByRole("heading", { name: "Birth certificate" })).toBeVisible();
  },
};

export const TookPart: Story = {
  tags: ["test-only"],
  name: "Somebody who took part in the decision",
  beforeEach: () => server.answer(getAppeal, { ...exampleOf(getAppeal), took_part: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You took part in this decision/)).toBeVisible();
    await expect(canvas.queryByRole("radio")).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getAppeal),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the appeal");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(getAppeal),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the appeal" })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
