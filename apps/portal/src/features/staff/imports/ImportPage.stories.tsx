import {
  getImport,
  listImportRows,
  resolveImportRow,
  runImport,
  setImportDateOrder,
  stopImport,
  undoImport,
} from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { ImportPage } from "./ImportPage.tsx";

const entry = exampleOf(getImport);
const row = firstOf(listImportRows);

const meta = {
  title: "Portal/Imports/Import",
  component: ImportPage,
  args: { id: entry.id },
  ...inPortal({ as: "reviewer", at: `/imports/${entry.id}` }),
} satisfies Meta<typeof ImportPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog"));

export const Run: Story = {
  tags: ["test-only"],
  name: "The second person runs it",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Run the import" }));
    const open = await dialog();
    await expect(open.getByText(/Rows to import: up to 1,189/)).toBeInTheDocument();
    await userEvent.click(open.getByRole("button", { name: "Run the import" }));
    await waitFor(() => expect(lastSent(runImport)?.params).toEqual({ id: entry.id }));
  },
};

export const Cancel: Story = {
  tags: ["test-only"],
  name: "An import that has not been run is cancelled, and one that runs is stopped",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel this import" }));
    const open = await dialog();
    await expect(open.getByText(/No records have been changed/)).toBeInTheDocument();
    server.answer(getImport, { ...entry, state: "running", actions: ["stop"] });
    await userEvent.click(open.getByRole("button", { name: "Cancel this import" }));
    await waitFor(() => expect(lastSent(stopImport)?.params).toEqual({ id: entry.id }));
    await expect(await canvas.findByRole("button", { name: "Stop the import" })).toBeVisible();
  },
};

export const DateOrder: Story = {
  tags: ["test-only"],
  name: "The order of day and month is asked once, before the check",
  parameters: inPlace({ as: "admin", at: `/imports/${entry.id}` }),
  beforeEach: () =>
    server.answer(getImport, {
      ...entry,
      state: "asking",
      checked_at: null,
      counts: { ...entry.counts, checked: 0 },
      date_order: null,
      date_question: {
        row: 2,
        label: "Date of birth",
        text: "5/11/2019",
        day_first: "2019-11-05",
        month_first: "2019-05-11",
        likely: "day_first",
      },
      actions: ["set_date_order", "stop"],
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("We read 5/11/2019 in row 2 (Date of birth) as November 05, 2019. Is that right?"),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "May 11, 2019: the month comes first" }));
    await userEvent.click(canvas.getByRole("button", { name: "Check the file" }));
    await waitFor(() => expect(lastSent(setImportDateOrder)?.body).toEqual({ order: "month_first" }));
  },
};

export const DecisionFirst: Story = {
  tags: ["test-only"],
  name: "The decision and the button to run it come before the tables",
  play: async ({ canvas }) => {
    const run = await canvas.findByRole("button", { name: "Run the import" });
    const isAfter = (element: Element) =>
      (run.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    await expect(isAfter(await canvas.findByText("Rows in the file"))).toBe(true);
    await expect(isAfter(await canvas.findByText("Summary"))).toBe(true);
    await expect(await canvas.findByText("Download the rows to correct")).toBeVisible();
  },
};

export const Decide: Story = {
  tags: ["test-only"],
  name: "The person who uploaded it decides about a row that is not clear",
  parameters: inPlace({ as: "admin", at: `/imports/${entry.id}?outcome=unclear` }),
  beforeEach: () => server.answer(getImport, { ...entry, actions: ["resolve", "stop"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("March 14, 1998")).toBeVisible();
    await userEvent.click(await canvas.findByRole("radio", { name: /^This is Ama Serwaa Mensah/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(lastSent(resolveImportRow)?.body).toEqual({ choice: "this_person", driver: row.candidates[0]?.driver }),
    );
  },
};

export const Twice: Story = {
  tags: ["test-only"],
  name: "Two rows about one person are shown next to each other",
  parameters: inPlace({ as: "admin", at: `/imports/${entry.id}?outcome=unclear` }),
  beforeEach: () => {
    const values = row.values.map((cell) => (cell.column === "license_number" ? { ...cell, value: "MEN-2" } : cell));
    server.answer(listImportRows, pageOf({ ...row, other_row: { number: 11, values } }));
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Rows 17 and 11 compared" }));
    // The cells that differ come first.
    const [, first] = table.getAllByRole("row");
    await expect(first).toHaveTextContent(/Licence number.*MEN-14039800.*MEN-2$/);
  },
};

export const Errors: Story = {
  beforeEach: () =>
    server.answer(
      listImportRows,
      pageOf({
        ...row,
        outcome: "invalid" as const,
        problem: null,
        candidates: [],
        choices: [],
        errors: [{ label: "Date of birth", message: "Date of birth: “31/02/1998” is not a date." }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Date of birth: “31/02/1998” is not a date.")).toBeVisible();
    await expect(lastSent(listImportRows)?.query).toMatchObject({ outcome: "invalid" });
  },
};

export const Running: Story = {
  beforeEach: () =>
    server.answer(getImport, {
      ...entry,
      state: "running",
      counts: { ...entry.counts, imported: 290, refused: 10 },
      actions: ["stop"],
    }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Running" });
    await expect(bar).toHaveAttribute("aria-valuetext", "300 of 1,200 rows");
  },
};

export const AskToUndo: Story = {
  beforeEach: () => server.answer(getImport, { ...entry, state: "done", actions: ["ask_to_undo"] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ask to undo this import" }));
    const open = await dialog();
    await userEvent.type(
      open.getByLabelText("Why do you want to undo this import?"),
      "It was the file of another region.",
    );
    await userEvent.click(open.getByRole("button", { name: "Ask to undo this import" }));
    await waitFor(() => expect(lastSent(undoImport)?.body).toEqual({ reason: "It was the file of another region." }));
  },
};

export const Undo: Story = {
  beforeEach: () =>
    server.answer(getImport, {
      ...entry,
      state: "done",
      counts: { ...entry.counts, imported: 1_185, refused: 15 },
      undo: {
        asked_by: { id: "usr_other", name: "Kofi Asante" },
        reason: "It was the file of another region.",
        started_by: null,
        undone_at: null,
      },
      actions: ["undo"],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Kofi Asante has asked to undo this import")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo the import" }));
    const open = await dialog();
    await expect(open.getByText(/Rows to undo: 1,185/)).toBeInTheDocument();
    await userEvent.click(open.getByRole("button", { name: "Undo the import" }));
    await waitFor(() => expect(lastSent(undoImport)?.body).toEqual({}));
  },
};

export const Stopped: Story = {
  tags: ["test-only"],
  beforeEach: () =>
    server.answer(getImport, {
      ...entry,
      state: "stopped",
      stop_reason: "We can import fewer than 80% of the rows without a decision.",
      actions: [],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/fewer than 80% of the rows/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Run the import" })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getImport),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the import");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getImport),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the import" })).toBeVisible();
  },
};

export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } } };
