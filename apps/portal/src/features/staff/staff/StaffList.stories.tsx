import { createStaff, listDecisions, listSchools, listStaff, updateStaff } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { addressNow, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { StaffList } from "./StaffList.tsx";

const meta = {
  title: "Portal/Staff/Accounts",
  component: StaffList,
  ...inPortal({ as: "admin", at: "/staff" }),
} satisfies Meta<typeof StaffList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const kojo = firstOf(listStaff);
const make = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Create account" }));

async function change(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: "Change account: Kojo Addo" }));
  return within(await screen.findByRole("dialog", { name: "Change account: Kojo Addo" }));
}

export const Sorted: Story = {
  tags: ["test-only"],
  name: "The list is sorted by the server, the order is in the address, and the header keeps the focus [R-AUT-09]",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Kojo Addo/ });
    await userEvent.click(canvas.getByRole("button", { name: "Role" }));
    await waitFor(() => expect(lastSent(listStaff)?.query).toMatchObject({ sort: "role" }));
    await expect(addressNow()).toBe("/staff?sort=role");
    await expect(canvas.getByRole("button", { name: "Role" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Role" }));
    await waitFor(() => expect(lastSent(listStaff)?.query).toMatchObject({ sort: "-role" }));
    await expect(canvas.getByRole("columnheader", { name: "Role" })).toHaveAttribute("aria-sort", "descending");
  },
};

export const Filled: Story = {
  beforeEach: () =>
    server.answer(
      listStaff,
      pageOf(kojo, { ...kojo, id: "usr_2", first_name: "Efua", role: "reviewer", branch: null, is_active: false }),
    ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Kojo Addo/ });
    await expect(row).toHaveTextContent("Officer");
    await waitFor(() => expect(row).toHaveTextContent("Accra (37) Regional Office"));
    await expect(row).toHaveTextContent("Active");
    const ended = canvas.getByRole("row", { name: /^Efua Addo/ });
    await expect(ended).toHaveTextContent("All branches");
    await expect(ended).toHaveTextContent("Deactivated");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Role" }), "Officer");
    await waitFor(() => expect(lastSent(listStaff)?.query).toMatchObject({ role: "officer" }));
    await expect(addressNow()).toBe("/staff?role=officer");
  },
};

export const SchoolRegisteredSince: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Kojo Addo/ });
    server.answer(listSchools, pageOf({ ...firstOf(listSchools), name: "Sunrise Driving School", code: "SUN-01" }));
    await userEvent.click(canvas.getByRole("button", { name: "New account" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Driving school" }));
    await canvas.findByRole("option", { name: "Sunrise Driving School, SUN-01" });
  },
};

export const Made: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "New account" }));
    await make(canvas);
    const alert = canvas.getByRole("alert", { name: "There is a problem" });
    // The errors are in the same order as the fields.
    await expect(alert).toHaveTextContent(/First Name is required.*Email address is required.*Choose a role/);
    for (const [name, text] of [
      ["First name", "Yaw"],
      ["Surname", "Darko"],
      ["Username", "yaw.darko"],
      ["Email address", "yaw.darko@authority.example"],
    ] as const) {
      await userEvent.type(canvas.getByRole("textbox", { name }), text);
    }
    const officer = canvas.getByRole("radio", { name: "Officer" });
    await expect(officer).toHaveAccessibleDescription(/^Processes a branch's applications/);
    await userEvent.click(officer);
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: "Branch" }),
      await canvas.findByRole("option", { name: "Accra (37) Regional Office" }),
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Joins the counter team.");
    await make(canvas);
    await expectToast("Role proposed for Yaw Darko. Another administrator must approve it.");
    const sent = { role: "officer", branch: "brn_accra37", reason: "Joins the counter team." };
    await expect(lastSent(createStaff)?.body).toMatchObject(sent);
    await expect(canvas.queryByRole("button", { name: "Create account" })).not.toBeInTheDocument();
  },
};

export const NameTaken: Story = {
  beforeEach: () => server.refuse(createStaff, "already_exists", { username: ["Somebody has this username."] }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "New account" }));
    for (const name of ["First name", "Surname", "Username"]) {
      await userEvent.type(canvas.getByRole("textbox", { name }), "Kojo");
    }
    await userEvent.type(canvas.getByRole("textbox", { name: "Email address" }), "kojo@authority.example");
    await userEvent.click(canvas.getByRole("radio", { name: "Reviewer" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Joins the counter team.");
    await make(canvas);
    await expect(await canvas.findByRole("link", { name: "Somebody has this username." })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Kojo");
  },
};

export const Changed: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const dialog = await change(canvas);
    await userEvent.click(dialog.getByRole("radio", { name: "Reviewer" }));
    // A reviewer has no branch.
    await expect(dialog.queryByRole("combobox", { name: "Branch" })).not.toBeInTheDocument();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Moves to reviewing.");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expectToast("Kojo Addo's account has been updated.");
    await expect(lastSent(updateStaff)?.body).toMatchObject({ role: "reviewer", branch: null });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const NotChanged: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const dialog = await change(canvas);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(lastSent(updateStaff)).toBeUndefined();
  },
};

const proposal = { id: "dec_1", role: "reviewer" as const };

/** The role does not change until another administrator has approved the new one. */
export const Proposed: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(updateStaff, { ...kojo, proposal }),
  play: async ({ canvas }) => {
    const dialog = await change(canvas);
    await userEvent.click(dialog.getByRole("radio", { name: "Reviewer" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Moves to reviewing.");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expectToast("Role proposed for Kojo Addo. Another administrator must approve it.");
  },
};

export const WaitsForApproval: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    server.answer(listStaff, pageOf({ ...kojo, is_active: false, proposal }));
    server.answer(listDecisions, pageOf({ ...firstOf(listDecisions), kind: "grant_role" }));
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Kojo Addo/ });
    await expect(row).toHaveTextContent("Waiting for approval");
    await expect(await canvas.findByRole("link", { name: "View decisions" })).toHaveAttribute("href", "/decisions");
    const dialog = await change(canvas);
    await expect(
      await dialog.findByText("Role waiting for approval by another administrator: Reviewer."),
    ).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Save" })).not.toBeInTheDocument();
  },
};

export const Ended: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const dialog = await change(canvas);
    await userEvent.click(dialog.getByRole("button", { name: "Deactivate account" }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, deactivate" }));
    await expectToast("Kojo Addo's account has been deactivated.");
    await expect(lastSent(updateStaff)?.body).toEqual({ is_active: false });
  },
};

export const NotEnded: Story = {
  tags: ["test-only"],
  beforeEach: () => server.refuse(updateStaff, "forbidden", { detail: "Nobody ends their own account." }),
  play: async ({ canvas }) => {
    const dialog = await change(canvas);
    await userEvent.click(dialog.getByRole("button", { name: "Deactivate account" }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, deactivate" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Nobody ends their own account.");
  },
};

export const NobodyLikeThat: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(listStaff, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No staff found/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listStaff),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the staff accounts")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "New account" })).toBeEnabled();
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listStaff),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("row", { name: /^Kojo Addo/ })).toBeVisible();
  },
};

export const WithUndeliveredMessages: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 message was not delivered\./)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See undelivered messages" })).toHaveAttribute(
      "href",
      "/staff#undelivered",
    );
  },
};
