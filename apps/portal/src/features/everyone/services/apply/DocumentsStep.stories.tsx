import { deleteDocument, uploadDocument } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { type Application, has } from "../../../../stories/application.ts";
import { draftAt as at, draft } from "../../../../stories/draft.ts";
import { expectToast } from "../../../../stories/expect-toast.ts";
import { addressNow, inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, server } from "../../../../stories/server.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";

const meta = {
  title: "Portal/Applications/Documents",
  component: ApplicationForm,
  ...inPortal({ as: "driver", at: at("documents") }),
  args: { kind: "lost-damaged-license", draft: draft.id, driver: draft.driver },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Continue" }));
const withDocument = (changes: Partial<Application["documents"][number]>) =>
  has({ ...draft, documents: draft.documents.map((each) => ({ ...each, ...changes })) });
const sent = { type: "image/jpeg", status: "uploaded" } as const;
const pdf = new File(["%PDF-1.4"], "card.pdf", { type: "application/pdf" });
const field = (canvas: Canvas) =>
  canvas.findByLabelText("Photo of the damaged card", { exact: true, selector: ":not([capture])" });

export const DocumentSent: Story = {
  beforeEach: () => withDocument({ status: "missing", file: null, files: [] }),
  play: async ({ canvas }) => {
    await field(canvas);
    await goOn(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveTextContent(
      "Choose a file for “Photo of the damaged card”",
    );
    withDocument({ status: "uploaded", file: "doc_1", files: [{ ...sent, id: "doc_1", name: "card.pdf", bytes: 8 }] });
    server.answer(uploadDocument, { ...exampleOf(uploadDocument), id: "doc_1" });
    await userEvent.upload(await field(canvas), pdf);
    await waitFor(() => expect(lastSent(uploadDocument)?.body).toMatchObject({ document: "damaged_card_photo" }));
    await expect(await canvas.findByText(", uploaded")).toBeInTheDocument();
    await goOn(canvas);
    await waitFor(() => expect(addressNow()).toBe(at("branch")));
  },
};

const uploaded = () => {
  withDocument({ status: "uploaded", file: "doc_1", files: [{ ...sent, id: "doc_1", name: "card.pdf", bytes: 8 }] });
  server.answer(uploadDocument, { ...exampleOf(uploadDocument), id: "doc_1" });
};

export const ContinueWhileUploading: Story = {
  tags: ["test-only"],
  name: "Continue waits for a file that is still being uploaded, and then shows the next step [R-ADD-05]",
  beforeEach: () => withDocument({ status: "missing", file: null, files: [] }),
  play: async ({ canvas }) => {
    const input = await field(canvas);
    uploaded();
    server.fault({ delay: 600 }, { call: uploadDocument, times: 1 });
    await userEvent.upload(input, pdf);
    await goOn(canvas);
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await waitFor(() => expect(addressNow()).toBe(at("branch")), { timeout: 4000 });
  },
};

export const ErrorGoesWithTheFile: Story = {
  tags: ["test-only"],
  name: "The error about a missing document goes as soon as its file has been uploaded",
  beforeEach: () => withDocument({ status: "missing", file: null, files: [] }),
  play: async ({ canvas }) => {
    const input = await field(canvas);
    await goOn(canvas);
    await expect(input).toHaveAccessibleDescription(/Choose a file for “Photo of the damaged card”/);
    uploaded();
    await userEvent.upload(input, pdf);
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
    await expect(await field(canvas)).not.toHaveAccessibleDescription(/Choose a file for/);
  },
};

export const RemovedAgain: Story = {
  tags: ["test-only"],
  name: "A file that is removed after an error moves focus to its own field, and the error waits for Continue",
  beforeEach: () => withDocument({ status: "missing", file: null, files: [] }),
  play: async ({ canvas }) => {
    const input = await field(canvas);
    await goOn(canvas);
    uploaded();
    await userEvent.upload(input, pdf);
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
    withDocument({ status: "missing", file: null, files: [] });
    await userEvent.click(canvas.getByRole("button", { name: "Remove card.pdf" }));
    await waitFor(() => expect(lastSent(deleteDocument)).toBeDefined());
    await waitFor(async () => expect(await field(canvas)).toHaveFocus());
    await new Promise((wait) => setTimeout(wait, 500));
    await expect(await field(canvas)).toHaveFocus();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await goOn(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveFocus();
  },
};

export const DocumentNotSent: Story = {
  beforeEach: () => {
    withDocument({ status: "missing", file: null, files: [] });
    failsOnce(uploadDocument);
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await field(canvas), pdf);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again card.pdf" }));
    await expect(await canvas.findByText(", uploaded")).toBeInTheDocument();
  },
};

export const DocumentRefused: Story = {
  beforeEach: () => withDocument({ status: "refused", reason: "The photo is dark.", files: [] }),
  play: async ({ canvas }) => {
    await expect(await field(canvas)).toHaveAccessibleDescription(
      /We have rejected this document: The photo is dark\./,
    );
    await goOn(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toBeVisible();
  },
};

const side = (name: string) => ({ ...sent, id: `doc_${name}`, name: `${name}.jpg`, bytes: 240_000 });

export const BothSides: Story = {
  tags: ["test-only"],
  name: "Both sides of a card are kept, each under its name, and a third file is not accepted [R-ADD-05]",
  beforeEach: () => withDocument({ status: "uploaded", file: "doc_back", files: [side("front"), side("back")] }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("front.jpg"))[0]).toBeVisible();
    await expect(canvas.getAllByText("back.jpg")[0]).toBeVisible();
    await expect(await field(canvas)).toBeDisabled();
    await expect(canvas.getByText("To upload a different file, remove one first.")).toBeVisible();
    withDocument({ status: "uploaded", file: "doc_back", files: [side("back")] });
    await userEvent.click(canvas.getByRole("button", { name: "Remove front.jpg" }));
    await waitFor(() => expect(lastSent(deleteDocument)?.params).toEqual({ id: "doc_front" }));
    await waitFor(async () => expect(await field(canvas)).toBeEnabled());
    await expect(canvas.queryByText("front.jpg")).not.toBeInTheDocument();
  },
};

export const NotRemoved: Story = {
  tags: ["test-only"],
  name: "A file that could not be removed is listed again, with the reason",
  beforeEach: () => {
    withDocument({ status: "uploaded", file: "doc_back", files: [side("front"), side("back")] });
    server.refuse(deleteDocument, "state_forbids", { detail: "The office has it now." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove front.jpg" }));
    await expectToast("We could not remove front.jpg. The office has it now.");
    await expect((await canvas.findAllByText("front.jpg"))[0]).toBeVisible();
  },
};
