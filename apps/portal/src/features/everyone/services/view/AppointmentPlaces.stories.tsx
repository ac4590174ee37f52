import { getBranch, listAppointments, listBranches, listSlots } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { applicationOf } from "../../../../stories/application.ts";
import { expectToast } from "../../../../stories/expect-toast.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { firstOf, lastSent, pageOf, server } from "../../../../stories/server.ts";
import { Appointments } from "./Appointments.tsx";

const withStep = (step: "eye_test" | "biometrics") => {
  const { steps, ...application } = applicationOf("learners-license");
  return { ...application, steps: steps.filter((each) => each.step === step) };
};

const meta = {
  title: "Portal/Applications/Places of appointments",
  component: Appointments,
  ...inPortal({ as: "learner" }),
  args: { application: withStep("eye_test") },
} satisfies Meta<typeof Appointments>;

export default meta;
type Story = StoryObj<typeof meta>;

const slots = () => server.answer(listSlots, pageOf({ ...firstOf(listSlots), purpose: "eye_test" }));

export const AtATestCentre: Story = {
  beforeEach: () => {
    const branch = firstOf(listBranches);
    server.answer(listAppointments, pageOf());
    server.answer(
      listBranches,
      pageOf(
        { ...branch, is_test_centre: false },
        { ...branch, id: "brn_far", name: "Bolgatanga", region: "Upper East" },
        { ...branch, id: "brn_near", name: "Tema" },
      ),
    );
    slots();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book your eye test" }));
    const where = await canvas.findByRole("combobox", { name: "Test centre" });
    // The application's branch is not a test centre, so the nearest test centre is listed first.
    await expect(
      within(where)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual([`Tema, ${firstOf(listBranches).region}`, "Bolgatanga, Upper East"]);
    await waitFor(() => expect(lastSent(listSlots)?.params.id).toBe("brn_near"));
    await userEvent.selectOptions(where, "Bolgatanga, Upper East");
    await waitFor(() => expect(lastSent(listSlots)?.params.id).toBe("brn_far"));
    await userEvent.click(await canvas.findByRole("radio", { name: "09:00 to 09:40" }));
    await userEvent.click(canvas.getByRole("button", { name: "Book this time" }));
    await expectToast("Your appointment is booked.");
  },
};

/** The photo is usually taken at the application's own branch. If it has closed, people choose another branch. */
export const OwnBranchHasClosed: Story = {
  args: { application: withStep("biometrics") },
  beforeEach: () => {
    const branch = firstOf(listBranches);
    server.answer(listAppointments, pageOf());
    server.answer(
      listBranches,
      pageOf(
        { ...branch, id: "brn_far", name: "Bolgatanga", region: "Upper East" },
        { ...branch, id: "brn_near", name: "Tema", is_test_centre: false },
      ),
    );
    server.answer(getBranch, { ...branch, is_open: false });
    slots();
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Book an appointment for your photo and fingerprints" }),
    );
    const where = await canvas.findByRole("combobox", { name: "Branch" });
    await expect(where).toHaveAccessibleDescription(
      "Your branch has closed. Choose another branch for this appointment.",
    );
    await expect(
      within(where)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual([`Tema, ${firstOf(listBranches).region}`, "Bolgatanga, Upper East"]);
    await waitFor(() => expect(lastSent(listSlots)?.params.id).toBe("brn_near"));
  },
};
