import { getOwnSchool, proposeInstructor } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, lastSent, server } from "../../../stories/server.ts";
import { Instructors } from "./Instructors.tsx";

const school = exampleOf(getOwnSchool);
const [first, second] = school.instructors;

const meta = {
  title: "Portal/School/Instructors",
  component: Instructors,
  ...inPortal({ as: "driving_school", at: "/school/instructors" }),
} satisfies Meta<typeof Instructors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ["test-only"],
  name: "Each instructor's account and accreditation",
  beforeEach: () => {
    if (first && second)
      server.answer(getOwnSchool, {
        ...school,
        instructors: [
          first,
          second,
          {
            ...second,
            id: "ins_3",
            name: "Efua New",
            account: "refused",
            is_proposed: false,
            declined: "The licence number belongs to somebody else.",
          },
        ],
      });
  },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.findByRole("row", { name });
    await expect(await row(/Kofi Boateng/)).toHaveTextContent("Confirmed: can sign lessons");
    await expect(await row(/Yaw Darko/)).toHaveTextContent("No account has this licence");
    await expect(await row(/Yaw Darko/)).toHaveTextContent("Proposed, not accredited yet");
    await expect(await row(/Efua New/)).toHaveTextContent("The licence number belongs to somebody else.");
  },
};

export const Proposes: Story = {
  tags: ["test-only"],
  name: "The school proposes an instructor",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Propose an instructor" }));
    const form = within(canvas.getByRole("form", { name: "Propose an instructor" }));
    await userEvent.type(form.getByLabelText("Instructor's name"), "Efua New");
    await userEvent.type(form.getByLabelText("Licence number"), "?");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await expect(await form.findByRole("link", { name: /6 to 20 letters/ })).toBeVisible();
    await userEvent.clear(form.getByLabelText("Licence number"));
    await userEvent.type(form.getByLabelText("Licence number"), "NEW-100001-00001");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await waitFor(() =>
      expect(lastSent(proposeInstructor)?.body).toEqual({ name: "Efua New", license_number: "NEW-100001-00001" }),
    );
  },
};

export const Empty: Story = {
  beforeEach: () => server.answer(getOwnSchool, { ...school, instructors: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your school has no instructors yet/)).toBeVisible();
  },
};
