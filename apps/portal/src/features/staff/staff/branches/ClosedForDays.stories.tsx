import { getBranch, listBranches, listDecisions, proposeDecision } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { firstOf, lastSent, pageOf, server } from "../../../../stories/server.ts";
import { ManagedBranch } from "./ManagedBranch.tsx";

const branch = firstOf(listBranches).id;

const meta = {
  title: "Portal/Desk/Closed for days",
  component: ManagedBranch,
  args: { id: branch },
  ...inPortal({ as: "admin", at: `/staff/branches/${branch}` }),
} satisfies Meta<typeof ManagedBranch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another change can wait for approval at the same time. */
export const ClosedForDays: Story = {
  beforeEach: () => {
    const closures = [{ from: "2026-12-21" as const, until: "2026-12-24" as const, reason: "Training" }];
    server.answer(getBranch, { ...firstOf(listBranches), closures });
    server.answer(listDecisions, pageOf({ ...firstOf(listDecisions), kind: "change_branch" }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Training")).toBeVisible();
    await expect(canvas.getAllByText("Weekend").length).toBeGreaterThan(2);
    await userEvent.click(await canvas.findByRole("button", { name: "Close for some days" }));
    await expect(canvas.queryByRole("button", { name: "Change this branch" })).not.toBeInTheDocument();
    const form = within(await canvas.findByRole("form", { name: "Close a branch for some days" }));
    for (const [label, ...parts] of [
      ["First day", "14", "12", "2026"],
      ["Last day", "15", "12", "2026"],
    ] as const) {
      const day = within(form.getByRole("group", { name: label }));
      for (const [at, name] of ["Day", "Month", "Year"].entries())
        await userEvent.type(day.getByRole("textbox", { name }), parts[at] ?? "");
    }
    await userEvent.type(form.getByRole("textbox", { name: /in English/ }), "Repairs after the flood");
    await userEvent.type(form.getByRole("textbox", { name: /in French/ }), "Travaux après l’inondation");
    await userEvent.click(form.getByRole("radio", { name: /being repaired/ }));
    await userEvent.type(form.getByRole("textbox", { name: /^Reason(?! that)/ }), "The water has to be pumped out.");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Propose" }));
    await screen.findByText("Change proposed. Another person must approve it.");
    await expect(lastSent(proposeDecision)?.body).toMatchObject({
      kind: "close_for_days",
      subject: branch,
      details: { from: "2026-12-14", until: "2026-12-15", reason_en: "Repairs after the flood" },
      ground: "repairs",
    });
  },
};
