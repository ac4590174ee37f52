import { listNotes, writeNote } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../stories/expect-toast.ts";
import { inPortal } from "../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../stories/server.ts";
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
  name: "A note is added with the keyboard, and the field is empty again",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Asked for the original affidavit/)).toBeVisible();
    await expect(canvas.getByText(/^Kofi Asante, Accra Central, November 21, 2026/)).toBeVisible();
    const field = canvas.getByRole("textbox", { name: "New note" });
    await userEvent.type(field, typed);
    server.answer(listNotes, pageOf({ ...firstOf(listNotes), id: "not_new", text: typed }, firstOf(listNotes)));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(lastSent(writeNote)?.body).toEqual({ service, text: typed }));
    await expectToast("Note added.");
    await expect(field).toHaveValue("");
    await expect(await canvas.findByText(typed)).toBeVisible();
  },
};

export const KeptWhenSendingFails: Story = {
  name: "What was typed stays if sending fails",
  beforeEach: () => failsOnce(writeNote),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "New note" });
    await userEvent.type(field, typed);
    await userEvent.click(canvas.getByRole("button", { name: "Add note" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(field).toHaveValue(typed);
  },
};

export const Nothing: Story = {
  name: "No notes yet, and nothing typed",
  beforeEach: () => server.answer(listNotes, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no notes yet.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add note" }));
    await expect((await canvas.findAllByText("Note is required")).length).toBeGreaterThan(0);
  },
};

export const OwnRecord: Story = {
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
