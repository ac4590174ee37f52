import { uploadDocument } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { type Application, has } from "../../../stories/application.ts";
import { draftAt as at, draft } from "../../../stories/draft.ts";
import { addressNow, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, lastSent } from "../../../stories/server.ts";
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
const papers = (changes: Partial<Application["documents"][number]>) =>
  has({ ...draft, documents: draft.documents.map((each) => ({ ...each, ...changes })) });
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
