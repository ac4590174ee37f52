import { downloadDocument, reviewDocument } from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { applicationOf, has } from "../../../stories/application.ts";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, server } from "../../../stories/server.ts";
import { DocumentReview } from "./DocumentReview.tsx";

const kind = "hazard-permit";
const application = applicationOf(kind);
const [certificate, ...others] = application.documents;

const meta = {
  title: "Portal/Office/Documents of an application",
  component: DocumentReview,
  ...inPortal({ as: "officer" }),
  args: { application, row: kinds[kind], onOutdated: fn(async () => {}) },
  beforeEach: () => {
    has(application);
    server.answer(reviewDocument, { ...exampleOf(reviewDocument), status: "accepted" });
  },
} satisfies Meta<typeof DocumentReview>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const accept = (canvas: Canvas) => canvas.findByRole("button", { name: "Accept document" });

/** Returns the button once the document is on the page. */
async function acceptable(canvas: Canvas) {
  await waitFor(async () => expect(await accept(canvas)).toBeEnabled());
  return accept(canvas);
}

export const AcceptedWithTheKeyboard: Story = {
  tags: ["test-only"],
  name: "A document is accepted with one key, and the next one is shown [R-AUT-05]",
  play: async ({ canvas }) => {
    const [first, second] = application.documents;
    await expect(canvas.getByText(/arrow keys and Enter to choose another document/)).toBeInTheDocument();
    (await acceptable(canvas)).focus();
    await userEvent.keyboard("a");
    await expectToast(`Accepted: ${first?.title}.`);
    await expect(lastSent(reviewDocument)?.params).toEqual({ id: first?.file });
    await expect(lastSent(reviewDocument)?.body).toEqual({ outcome: "accepted" });
    await waitFor(() =>
      expect(canvas.getByRole("tab", { name: second?.title ?? "" })).toHaveAttribute("aria-selected", "true"),
    );
  },
};

export const OneDocument: Story = {
  tags: ["test-only"],
  name: "With one document, the hint names no keys for choosing another",
  args: { application: { ...application, documents: application.documents.slice(0, 1) } },
  play: async ({ canvas }) => {
    await accept(canvas);
    const hint = canvas.getByText(/^Keyboard shortcuts: press A/);
    await expect(hint).toHaveTextContent(/^Keyboard shortcuts: press A to accept or R to reject\.$/);
  },
};

export const RefusedWithAReason: Story = {
  tags: ["test-only"],
  name: "A refusal needs a reason, and can name the answer that the document contradicts",
  play: async ({ canvas }) => {
    (await acceptable(canvas)).focus();
    await userEvent.keyboard("r");
    const reason = await canvas.findByRole("textbox", { name: /^What is wrong/ });
    await userEvent.click(canvas.getByRole("button", { name: "Reject document" }));
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, "The photo is blurred.");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: /^Answer that does not match the document/ }),
      "hazmat_certificate_number",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Reject document" }));
    await waitFor(() =>
      expect(lastSent(reviewDocument)?.body).toEqual({
        outcome: "refused",
        reason: "The photo is blurred.",
        field: "hazmat_certificate_number",
      }),
    );
  },
};

export const RefusedEarlier: Story = {
  args: {
    application: {
      ...application,
      documents: [
        {
          ...(certificate as NonNullable<typeof certificate>),
          status: "refused",
          reason: "The photo is blurred.",
          files: [],
          refused_files: [
            { id: "doc_old", name: "old.jpg", type: "image/jpeg", reason: "The photo is blurred.", field: null },
          ],
        },
        ...others.map((document) => ({
          ...document,
          status: "accepted" as const,
          files: document.files.map((file) => ({ ...file, status: "accepted" as const })),
        })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The photo is blurred.")).toBeVisible();
    // A rejected file has no button to reject it, so the key does nothing either.
    (await acceptable(canvas)).focus();
    await userEvent.keyboard("r");
    await expect(canvas.queryByRole("textbox", { name: /^What is wrong/ })).not.toBeInTheDocument();
    await expect(await accept(canvas)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Reject document" })).not.toBeInTheDocument();
  },
};

export const OnlyToRead: Story = {
  args: { application: { ...application, status: "approved" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not reviewed yet")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Accept document" })).not.toBeInTheDocument();
  },
};

/** Someone else has already reviewed the document, so the page loads the current version of the application. */
export const DecidedMeanwhile: Story = {
  beforeEach: () => server.refuse(reviewDocument, "stale", { current: application } as never),
  play: async ({ canvas, args }) => {
    await userEvent.click(await acceptable(canvas));
    await waitFor(() => expect(args.onOutdated).toHaveBeenCalled());
  },
};

/** An application whose only document is a PDF. */
const withPdf = {
  ...application,
  documents: application.documents.slice(0, 1).map((document) => ({
    ...document,
    files: document.files.map((file) => ({ ...file, id: "doc_pdf", type: "application/pdf" as const })),
  })),
};

export const OpenedFirst: Story = {
  tags: ["test-only"],
  name: "A document that the browser cannot show is opened before it can be accepted [R-AUT-05]",
  args: { application: withPdf },
  beforeEach: () => {
    const viewer = Object.getOwnPropertyDescriptor(Navigator.prototype, "pdfViewerEnabled");
    Object.defineProperty(Navigator.prototype, "pdfViewerEnabled", { configurable: true, get: () => false });
    return () => Object.defineProperty(Navigator.prototype, "pdfViewerEnabled", viewer as PropertyDescriptor);
  },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole("button", { name: "Open the document" });
    await expect(canvas.getByText("Open the document before you accept or reject it.")).toBeVisible();
    await expect(lastSent(downloadDocument)?.params).not.toEqual({ id: "doc_pdf" });
    open.focus();
    await userEvent.keyboard("a");
    await expect(lastSent(reviewDocument)?.params).not.toEqual({ id: "doc_pdf" });
    await userEvent.click(open);
    await expect(await accept(canvas)).toBeEnabled();
    await expect(lastSent(downloadDocument)?.params).toEqual({ id: "doc_pdf" });
    await userEvent.click(await accept(canvas));
    await waitFor(() => expect(lastSent(reviewDocument)?.body).toEqual({ outcome: "accepted" }));
  },
};

export const NotLoaded: Story = {
  beforeEach: () => failsOnce(downloadDocument),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We could not load this document")).toBeVisible();
    await canvas.findByText("Open the document before you accept or reject it.");
    await expect(canvas.queryByRole("button", { name: "Accept document" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Open the document" }));
    await expect(await accept(canvas)).toBeEnabled();
  },
};
