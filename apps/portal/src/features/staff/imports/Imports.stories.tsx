import { listImports, startImport } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { Imports } from "./Imports.tsx";

const meta = {
  title: "Portal/Imports/List",
  component: Imports,
  ...inPortal({ as: "admin", at: "/imports" }),
} satisfies Meta<typeof Imports>;

export default meta;
type Story = StoryObj<typeof meta>;

const one = firstOf(listImports);
const choose = async (input: HTMLElement) =>
  userEvent.upload(input, new File(["first_name\nAma"], "register.csv", { type: "text/csv" }));

export const Filled: Story = {
  beforeEach: () => server.answer(listImports, pageOf(one, { ...one, id: "imp_second", state: "done" as const })),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole("link", { name: "register-2019.csv" });
    await expect(rows[0]).toHaveAttribute("href", `/imports/${one.id}`);
    await expect(canvas.getByText("Checked, not run yet")).toBeVisible();
    await expect(canvas.getAllByRole("cell", { name: "1,200" })[0]).toHaveStyle({ textAlign: "end" });
  },
};

export const Upload: Story = {
  tags: ["test-only"],
  name: "An administrator uploads a file, and its page opens",
  play: async ({ canvas }) => {
    await choose(await canvas.findByLabelText(/^File/));
    await waitFor(() => expect(addressNow()).toMatch(/^\/imports\/imp_/));
    await expect(lastSent(startImport)?.body).toMatchObject({ kind: "licences" });
  },
};

export const Refused: Story = {
  beforeEach: () => server.refuse(startImport, "invalid", { file: ["This is an Excel workbook."] }),
  play: async ({ canvas }) => {
    await choose(await canvas.findByLabelText(/^File/));
    await expect((await canvas.findAllByText("This is an Excel workbook."))[0]).toBeVisible();
  },
};

export const Reviewer: Story = {
  tags: ["test-only"],
  name: "A reviewer runs imports and uploads none",
  parameters: inPlace({ as: "reviewer", at: "/imports" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "register-2019.csv" })).toBeVisible();
    await expect(canvas.queryByLabelText(/^File/)).not.toBeInTheDocument();
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
  tags: ["test-only"],
  beforeEach: () => failsOnce(listImports),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the imports" })).toBeVisible();
  },
};

export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } } };
