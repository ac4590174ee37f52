import {
  addInstructor,
  createSchool,
  declineInstructor,
  getMe,
  getSchool,
  listBranches,
  listDecisions,
  listSchools,
  proposeDecision,
} from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPlace, inPortal, personOf } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, lastSent, pageOf, server } from "../../../stories/server.ts";
import { SchoolList } from "./SchoolList.tsx";
import { SchoolView } from "./SchoolView.tsx";

const meta = {
  title: "Portal/Schools",
  component: SchoolList,
  ...inPortal({ as: "officer", at: "/schools" }),
} satisfies Meta<typeof SchoolList>;

export default meta;
type Story = StoryObj<typeof meta>;

const ridge = firstOf(listSchools);

export const List: Story = {
  beforeEach: () =>
    server.answer(
      listSchools,
      pageOf(
        ridge,
        { ...ridge, id: "sch_2", name: "Volta Driving School", is_accredited: false, accredited_until: "2026-01-31" },
        { ...ridge, id: "sch_3", name: "New Driving School", is_accredited: false, accredited_until: null },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Ridge Driving School/ })).toHaveTextContent("Until");
    await expect(canvas.getByRole("row", { name: /Volta/ })).toHaveTextContent("Ended on");
    await expect(canvas.getByRole("row", { name: /New/ })).toHaveTextContent("Not accredited");
  },
};

export const Sorted: Story = {
  tags: ["test-only"],
  name: "Schools are sorted by name, and can be sorted by code and branch",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Ridge Driving School/ });
    await expect(canvas.getByRole("columnheader", { name: "School name" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("button", { name: "Branch" }));
    await waitFor(() => expect(lastSent(listSchools)?.query).toMatchObject({ sort: "branch" }));
  },
};

export const Registers: Story = {
  beforeEach: () => {
    const branch = firstOf(listBranches);
    server.answer(listBranches, pageOf(branch, { ...branch, id: "brn_keta", name: "Keta", is_open: false }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Register a school" }));
    const form = within(canvas.getByRole("form", { name: "Register a school" }));
    await userEvent.click(form.getByRole("button", { name: "Register" }));
    await expect(await form.findByRole("link", { name: "School name is required" })).toBeVisible();
    await userEvent.type(form.getByRole("textbox", { name: "School name" }), "Tema Driving School");
    await userEvent.type(form.getByRole("textbox", { name: "School code" }), "GA-015");
    await userEvent.selectOptions(
      form.getByRole("combobox", { name: "Branch" }),
      await form.findByRole("option", { name: "Accra (37) Regional Office" }),
    );
    await expect(form.getByRole("option", { name: "Keta (closed)" })).toHaveValue("brn_keta");
    await userEvent.click(form.getByRole("button", { name: "Register" }));
    await expectToast("Tema Driving School has been registered. The school can record lessons once it is accredited.");
    await expect(lastSent(createSchool)?.body).toMatchObject({ school_code: "GA-015", branch: "brn_accra37" });
  },
};

export const RegistersAtOwnBranch: Story = {
  beforeEach: () => server.answer(getMe, { ...personOf("officer"), branch: firstOf(listBranches).id }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Register a school" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Branch" })).toHaveValue("brn_accra37"));
  },
};

export const AdminsOnlyLook: Story = {
  parameters: inPlace({ as: "admin", at: "/schools" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Ridge/ });
    await expect(canvas.queryByRole("button", { name: "Register a school" })).not.toBeInTheDocument();
  },
};

const one: Story = { render: () => <SchoolView id={ridge.id} /> };

export const OneSchool: Story = {
  tags: ["test-only"],
  ...one,
  beforeEach: () => server.answer(listDecisions, pageOf({ ...firstOf(listDecisions), kind: "accredit_school" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Yaw Darko/ })).toHaveTextContent("Not accredited");
    await expect(await canvas.findByRole("link", { name: "View decisions" })).toHaveAttribute("href", "/decisions");
    await expect(canvas.queryByRole("link", { name: "Create an account under Staff" })).not.toBeInTheDocument();
  },
};

export const ProposesAnAccreditation: Story = {
  tags: ["test-only"],
  ...one,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change accreditation: Yaw Darko" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Accredit an instructor: Yaw Darko" }));
    await userEvent.click(dialog.getByRole("button", { name: "Propose" }));
    await expect(await dialog.findByRole("link", { name: "Choose a ground" })).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Day"), "31");
    await userEvent.type(dialog.getByLabelText("Month"), "12");
    await userEvent.type(dialog.getByLabelText("Year"), "2027");
    await userEvent.click(dialog.getByRole("radio", { name: "All requirements are met" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "The test was passed on Monday.");
    await userEvent.click(dialog.getByRole("button", { name: "Propose" }));
    await expectToast("Accreditation proposed for Yaw Darko. A reviewer must approve it.");
    await expect(lastSent(proposeDecision)?.body).toMatchObject({
      kind: "accredit_instructor",
      details: { until: "2027-12-31" },
      ground: "requirements_met",
    });
  },
};

export const Waits: Story = {
  tags: ["test-only"],
  name: "Only proposals about this school and its instructors are counted",
  render: () => <SchoolView id={ridge.id} />,
  beforeEach: () => {
    const [instructor] = exampleOf(getSchool).instructors;
    const proposal = (kind: "school" | "instructor", id: string) => ({
      ...firstOf(listDecisions),
      subject: { kind, id, name: "Somebody" },
    });
    server.answer(listDecisions, ({ query }) =>
      query?.kind === "accredit_school"
        ? pageOf(...(query.subject === ridge.id ? [proposal("school", ridge.id)] : []))
        : pageOf(proposal("instructor", instructor?.id ?? ""), proposal("instructor", "ins_elsewhere")),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 accreditations are waiting for a reviewer.")).toBeVisible();
  },
};

export const AddsAnInstructor: Story = {
  tags: ["test-only"],
  ...one,
  beforeEach: () => server.answer(getSchool, { ...exampleOf(getSchool), instructors: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This school has no instructors yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add an instructor" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Instructor's name" }), "Efua Owusu");
    await userEvent.type(canvas.getByRole("textbox", { name: "Licence number" }), "OWU-1203");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await waitFor(() =>
      expect(lastSent(addInstructor)?.body).toEqual({ name: "Efua Owusu", license_number: "OWU-1203" }),
    );
    await expectToast("Efua Owusu has been added.");
  },
};

export const DeclinesAProposal: Story = {
  tags: ["test-only"],
  ...one,
  name: "An officer declines an instructor whom the school proposed",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Yaw Darko/ });
    await expect(row).toHaveTextContent("Proposed by the school");
    await userEvent.click(within(row).getByRole("button", { name: "Decline: Yaw Darko" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Reason"), "The licence number belongs to somebody else.");
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await waitFor(() =>
      expect(lastSent(declineInstructor)?.body).toEqual({ note: "The licence number belongs to somebody else." }),
    );
  },
};

export const NotLoaded: Story = {
  tags: ["test-only"],
  ...one,
  beforeEach: () => failsOnce(getSchool),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "Ridge Driving School" })).toBeVisible();
  },
};
