import {
  createProgram,
  endProgram,
  getProgram,
  issueProgramSecret,
  listDecisions,
  listPrograms,
  proposeDecision,
} from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { addressNow, inPlace, inPortal } from "../../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, pageOf, server, timesSent } from "../../../../stories/server.ts";
import { ManagedProgram } from "./ManagedProgram.tsx";
import { ManagedPrograms } from "./ManagedPrograms.tsx";

const approved = firstOf(listPrograms);
const added = { ...approved, is_active: false, scopes: [], budget: null, secrets: [] };

const meta = {
  title: "Portal/Desk/Programs",
  component: ManagedPrograms,
  ...inPortal({ as: "admin", at: "/staff/programs" }),
} satisfies Meta<typeof ManagedPrograms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  beforeEach: () => server.answer(listPrograms, pageOf(approved, { ...added, id: "prg_2", name: "Insurance checks" })),
  play: async ({ canvas }) => {
    const without = await canvas.findByRole("row", { name: /Insurance checks/ });
    await expect(within(without).getByText("No access")).toBeVisible();
    await expect(canvas.getByRole("link", { name: approved.name })).toHaveAttribute(
      "href",
      `/staff/programs/${approved.id}`,
    );
  },
};

export const None: Story = {
  beforeEach: () => server.answer(listPrograms, pageOf()),
  play: async ({ canvas }) => expect(await canvas.findByText("No programs yet")).toBeVisible(),
};

export const Failed: Story = {
  beforeEach: () => {
    server.answer(listPrograms, pageOf(approved));
    failsOnce(listPrograms);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(approved.name)).toBeVisible();
  },
};

export const Added: Story = {
  beforeEach: () => server.answer(listPrograms, pageOf()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a program" }));
    const form = within(await canvas.findByRole("form", { name: "Add a program" }));
    await userEvent.click(form.getByRole("button", { name: "Add a program" }));
    await expect(await canvas.findByRole("alert", { name: "There is a problem" })).toHaveTextContent(
      /Name of the program is required.*Team is required.*Enter an email address/,
    );
    await expect(timesSent(createProgram)).toBe(0);
    await userEvent.type(form.getByRole("textbox", { name: "Name of the program" }), "Insurance checks");
    await userEvent.type(form.getByRole("textbox", { name: "Team" }), "Insurance");
    await userEvent.type(form.getByRole("textbox", { name: "Email address of the team" }), "insurance@example.com");
    await userEvent.click(form.getByRole("button", { name: "Add a program" }));
    await expect(await screen.findByText(/^Program added: Insurance checks/)).toBeVisible();
    await expect(lastSent(createProgram)?.body).toEqual({
      name: "Insurance checks",
      team: "Insurance",
      contact_email: "insurance@example.com",
    });
    await waitFor(() => expect(addressNow()).toMatch(/^\/staff\/programs\/prg_/));
  },
};

const one = (program: typeof approved): Story => ({
  parameters: inPlace({ as: "admin", at: `/staff/programs/${approved.id}` }),
  render: () => <ManagedProgram id={approved.id} />,
  beforeEach: () => {
    server.answer(getProgram, program);
    server.answer(listDecisions, pageOf());
  },
});

export const AccessProposed: Story = {
  ...one(added),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Propose access" }));
    await expect(canvas.queryByRole("button", { name: "Create a secret" })).not.toBeInTheDocument();
    const form = within(await canvas.findByRole("form", { name: "Give a program access" }));
    await userEvent.click(form.getByRole("checkbox", { name: /Statistics about applications/ }));
    await userEvent.click(form.getByRole("radio", { name: "60 calls a minute" }));
    await userEvent.click(form.getByRole("radio", { name: "A new program" }));
    await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "The team shows these figures.");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Propose" }));
    await waitFor(() =>
      expect(lastSent(proposeDecision)?.body).toMatchObject({
        kind: "grant_program",
        subject: approved.id,
        details: { scopes: ["reports.read"], budget: "standard" },
      }),
    );
  },
};

export const SecretCreated: Story = {
  tags: ["test-only"],
  ...one(approved),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create a secret" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/works for another 24 hours/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Create a secret" }));
    await expect(await canvas.findByText("Copy this secret now. We cannot show it again.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Client secret" })).toHaveValue(
      "a-secret-that-is-only-shown-once",
    );
    await expect(timesSent(issueProgramSecret)).toBe(1);
  },
};

export const AccessEnded: Story = {
  tags: ["test-only"],
  ...one(approved),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "End access" }));
    const form = within(await canvas.findByRole("form", { name: "End access" }));
    await userEvent.click(form.getByRole("button", { name: "End access" }));
    await expect(await canvas.findByRole("alert", { name: "There is a problem" })).toBeVisible();
    await expect(timesSent(endProgram)).toBe(0);
    await userEvent.type(form.getByRole("textbox", { name: "Reason" }), "The dashboard was replaced.");
    await userEvent.click(form.getByRole("button", { name: "End access" }));
    await expect(await screen.findByText(`${approved.name} has no access any more`)).toBeVisible();
    await expect(lastSent(endProgram)?.body).toEqual({ reason: "The dashboard was replaced." });
  },
};
