import { listImports, startImport } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressNow, inPlace, inPortal } from "../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../stories/server.ts";
import { Imports } from "./Imports.tsx";

const meta = {
  title: "Portal/Imports/List",
  component: Imports,
  ...inPortal({ as: "admin", at: "/imports" }),
} satisfies Meta<typeof Imports>;

export default meta;
type Story = StoryObj<typeof meta>;

const one = firstOf(listImports);
/** Chooses a file as a person does. The testing library's simulated upload does not put the file into the form. */
function choose(input: HTMLElement): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File(["first_name\nAma"], "register.csv", { type: "text/csv" }));
  (input as HTMLInputElement).files = chosen.files;
}

export const Filled: Story = {
  beforeEach: () => server.answer(listImports, pageOf(one, { ...one, id: "imp_second", state: "done" as const })),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole("link", { name: "register-2019.csv" });
    await expect(rows[0]).toHaveAttribute("href", `/imports/${one.id}`);
    await expect(canvas.getByText("Checked, not run yet")).toBeVisible();
  },
};

export const Upload: Story = {
  name: "An administrator uploads a file, and its page opens",
  play: async ({ canvas }) => {
    choose(await canvas.findByLabelText(/^File/));
    await userEvent.click(canvas.getByRole("button", { name: "Upload and check" }));
    await waitFor(() => expect(addressNow()).toMatch(/^\/imports\/imp_/));
    await expect(lastSent(startImport)?.body).toMatchObject({ what: "licences" });
  },
};

export const Refused: Story = {
  beforeEach: () => server.refuse(startImport, "invalid", { file: ["This is an Excel workbook."] }),
  play: async ({ canvas }) => {
    choose(await canvas.findByLabelText(/^File/));
    await userEvent.click(canvas.getByRole("button", { name: "Upload and check" }));
    await expect((await canvas.findAllByText("This is an Excel workbook."))[0]).toBeVisible();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Upload and check" }));
    await expect((await canvas.findAllByText("Choose a file"))[0]).toBeVisible();
  },
};

export const Reviewer: Story = {
  name: "A reviewer runs imports and uploads none",
  parameters: inPlace({ as: "reviewer", at: "/imports" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "register-2019.csv" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Upload and check" })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: () => server.answer(listImports, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No files have been uploaded.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listImports),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the imports")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(listImports),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the imports" })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
