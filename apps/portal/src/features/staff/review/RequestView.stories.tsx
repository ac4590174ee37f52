import { approveUpdateRequest, downloadDocument, getUpdateRequest, rejectUpdateRequest } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Page } from "../../../page/Page.tsx";
import { session } from "../../../session/session.ts";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal, personOf } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { RequestView } from "./RequestView.tsx";
import { useRequestPage } from "./use-request-page.ts";

const request = exampleOf(getUpdateRequest);

const meta = {
  title: "Portal/Review/One request",
  component: RequestView,
  ...inPortal({ as: "reviewer" }),
  args: {
    id: request.id,
    applicant: () => <p>Applicant</p>,
    task: <p>Due and taken by</p>,
    next: (isDecided) => (isDecided ? <p>Next task</p> : null),
  },
} satisfies Meta<typeof RequestView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const press = async (canvas: Canvas, name: "Approve request" | "Reject request") =>
  userEvent.click(await canvas.findByRole("button", { name }));
const approve = async (canvas: Canvas) => {
  await press(canvas, "Approve request");
  const dialog = within(await within(document.body).findByRole("dialog", { name: "Approve this request?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Approve request" }));
};
const decided = (status: "approved" | "rejected") =>
  server.answer(getUpdateRequest, {
    ...request,
    status,
    decided_at: "2026-11-21T10:00:00Z",
    decided_by: "Efua Sarpong",
    decision_reason: status === "rejected" ? "The affidavit is not signed." : null,
  });

export const Approved: Story = {
  play: async ({ canvas }) => {
    const change = await canvas.findByRole("row", { name: /^Surname/ });
    await expect(change).toHaveTextContent(/On recordMensahRequestedMensah-Owusu$/);
    await expect(canvas.getByText("I married on 3 October 2026.")).toBeVisible();
    const decision = canvas.getByRole("heading", { name: "Your decision" });
    await expect(canvas.getByText("Due and taken by")).toBeVisible();
    const order = canvas.getByText("Applicant").compareDocumentPosition(decision);
    await expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    decided("approved");
    await approve(canvas);
    await expectToast("Request approved. We have notified Ama Serwaa Mensah.");
    await expect(lastSent(approveUpdateRequest)?.params).toEqual({ id: request.id });
    await expect(await canvas.findByRole("note", { name: "Approved" })).toHaveTextContent("by Efua Sarpong");
    await expect(change).toHaveTextContent(/BeforeMensahAfterMensah-Owusu$/);
    await expect(canvas.getByText("Next task")).toBeVisible();
    await expect(canvas.queryByText("Due and taken by")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
  },
};

export const RefusedWithAReason: Story = {
  play: async ({ canvas }) => {
    await press(canvas, "Reject request");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByRole("button", { name: "Reject request" })).toHaveFocus();
    await press(canvas, "Reject request");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reason/ }), "No");
    await press(canvas, "Reject request");
    await expect(canvas.getByRole("textbox", { name: /^Reason/ })).toBeInvalid();
    await expect(lastSent(rejectUpdateRequest)).toBeUndefined();
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Reason/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reason/ }), "The affidavit is not signed.");
    decided("rejected");
    await press(canvas, "Reject request");
    await expect(await canvas.findByRole("note", { name: "Rejected" })).toHaveTextContent(
      "The affidavit is not signed.",
    );
    await expect(lastSent(rejectUpdateRequest)?.body).toEqual({ reason: "The affidavit is not signed." });
  },
};

export const OnItsPage: Story = {
  tags: ["test-only"],
  name: "The page names the applicant, and says what to do while the request is open",
  render: function OnItsPage(args) {
    return (
      <Page {...useRequestPage(args.id)}>
        <RequestView {...args} />
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const lead = "Compare each change with its evidence, then decide.";
    await expect(await canvas.findByRole("heading", { name: "Update request: Ama Serwaa Mensah" })).toBeVisible();
    await expect(canvas.getByText(lead)).toBeVisible();
    decided("approved");
    await approve(canvas);
    await waitFor(() => expect(canvas.queryByText(lead)).not.toBeInTheDocument());
  },
};

export const WithEvidence: Story = {
  tags: ["test-only"],
  name: "Each document of the evidence is shown on the page, and loaded once it is chosen [R-STA-06]",
  beforeEach: () => {
    const second = { document: "birth_cert", title: "Birth certificate", file: "doc_birth" };
    server.answer(getUpdateRequest, { ...request, evidence: [...request.evidence, second] });
  },
  play: async ({ canvas }) => {
    const [first] = request.evidence;
    await expect(await canvas.findByRole("button", { name: "Download Affidavit" })).toBeVisible();
    await waitFor(() => expect(lastSent(downloadDocument)?.params).toEqual({ id: first?.file }));
    await userEvent.click(canvas.getByRole("tab", { name: "Birth certificate" }));
    await expect(await canvas.findByRole("button", { name: "Download Birth certificate" })).toBeVisible();
    await waitFor(() => expect(lastSent(downloadDocument)?.params).toEqual({ id: "doc_birth" }));
  },
};

export const NotApprovedAfterAll: Story = {
  play: async ({ canvas }) => {
    await press(canvas, "Approve request");
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Back" }));
    await expect(canvas.getByRole("button", { name: "Reject request" })).toBeVisible();
    await expect(lastSent(approveUpdateRequest)).toBeUndefined();
  },
};

/** Another reviewer has already decided. */
export const DecidedMeanwhile: Story = {
  beforeEach: () =>
    server.refuse(approveUpdateRequest, "state_forbids", { detail: "This request is decided already." }),
  play: async ({ canvas }) => {
    await approve(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This request is decided already.");
  },
};

export const Own: Story = {
  tags: ["test-only"],
  beforeEach: () => session.begin({ ...personOf("reviewer"), driver: request.driver }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "This is your own request" })).toBeVisible();
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
    // Each access is recorded, so nothing is loaded until the reader asks for the evidence.
    await expect(lastSent(downloadDocument)).toBeUndefined();
    await userEvent.click(canvas.getByRole("button", { name: "Show the evidence" }));
    await expect(await canvas.findByRole("button", { name: "Download Affidavit" })).toBeVisible();
    await waitFor(() => expect(lastSent(downloadDocument)).toBeDefined());
  },
};

export const NoSuchRequest: Story = {
  tags: ["test-only"],
  beforeEach: () => server.refuse(getUpdateRequest, "not_found"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "We could not find this request" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getUpdateRequest),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the request");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getUpdateRequest),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "Before and after" })).toBeVisible();
  },
};
