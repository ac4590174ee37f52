import { listNotes, writeNote } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { Notes } from "./Notes.tsx";

const service = "srv_01H8QM52AT";
const typed = "She called: the original comes on Friday.";

const meta = {
  title: "Portal/Notes/Staff notes",
  component: Notes,
  ...inPortal({ as: "officer" }),
  args: { about: { service } },
} satisfies Meta<typeof Notes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ["test-only"],
  name: "The form is closed until somebody adds a note, and closes again once it is saved",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Asked for the original affidavit/)).toBeVisible();
    await expect(canvas.getByText(/^Kofi Asante, Accra Central, November 21, 2026/)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    canvas.getByRole("button", { name: "Add a note" }).focus();
    await userEvent.keyboard("{Enter}");
    const field = canvas.getByRole("textbox", { name: "New note" });
    await expect(field).toHaveFocus();
    await expect(canvas.getByText(/cannot see the notes here/)).toBeVisible();
    await userEvent.type(field, typed);
    server.answer(listNotes, pageOf({ ...firstOf(listNotes), id: "not_new", text: typed }, firstOf(listNotes)));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(lastSent(writeNote)?.body).toEqual({ service, text: typed }));
    await expectToast("Note added.");
    await waitFor(() => expect(canvas.queryByRole("textbox")).not.toBeInTheDocument());
    await expect(await canvas.findByText(typed)).toBeVisible();
  },
};

export const KeptWhenSendingFails: Story = {
  tags: ["test-only"],
  name: "What was typed stays if sending fails",
  beforeEach: () => failsOnce(writeNote),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a note" }));
    const field = canvas.getByRole("textbox", { name: "New note" });
    await userEvent.type(field, typed);
    await userEvent.click(canvas.getByRole("button", { name: "Save note" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(field).toHaveValue(typed);
  },
};

export const Nothing: Story = {
  tags: ["test-only"],
  name: "No notes yet, and nothing typed",
  beforeEach: () => server.answer(listNotes, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no notes yet.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add a note" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save note" }));
    await expect((await canvas.findAllByText("Note is required")).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByRole("button", { name: "Add a note" })).toHaveFocus();
  },
};

export const OwnRecord: Story = {
  tags: ["test-only"],
  name: "On one's own record",
  beforeEach: () => server.refuse(listNotes, "own_request"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This is your own record/)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listNotes),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the notes");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(listNotes),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the notes" })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
