import { changeEnrolment, endEnrolment, enrolTrainee, listEnrolments, recordLesson } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { Trainees } from "./Trainees.tsx";

const efua = firstOf(listEnrolments);

const meta = {
  title: "Portal/School/Trainees",
  component: Trainees,
  ...inPortal({ as: "driving_school", at: "/school/trainees" }),
} satisfies Meta<typeof Trainees>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofThree = () =>
  server.answer(
    listEnrolments,
    pageOf(
      efua,
      {
        ...efua,
        id: "enr_2",
        name: "Yaw Asante",
        trainee_number: "T-2026-0398",
        learner: "drv_01H8QK3Z7N",
        hours: 12.5,
      },
      { ...efua, id: "enr_3", name: "Abena Ofori", trainee_number: "T-2025-0112", ended_at: efua.enrolled_at },
    ),
  );

export const Sorted: Story = {
  tags: ["test-only"],
  name: "Trainees can be sorted, for example by the hours that they have had",
  beforeEach: ofThree,
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Efua Darko/ });
    const enrolled = canvas.getByRole("columnheader", { name: "Enrolled on" });
    await expect(enrolled).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(canvas.getByRole("button", { name: "Training hours" }));
    await waitFor(() => expect(lastSent(listEnrolments)?.query).toMatchObject({ sort: "hours" }));
    await expect(enrolled).toHaveAttribute("aria-sort", "none");
  },
};

export const Filled: Story = {
  beforeEach: ofThree,
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.findByRole("row", { name });
    await expect(await row(/^Efua Darko/)).toHaveTextContent("Not confirmed yet");
    await expect(await row(/^Yaw Asante/)).toHaveTextContent("Confirmed");
    await expect(await row(/^Yaw Asante/)).toHaveTextContent("12.5 of 48 hours");
    await expect(await row(/^Efua Darko/)).not.toHaveTextContent("48 hours");
    await expect(canvas.getByRole("link", { name: "Yaw Asante" })).toHaveAttribute(
      "href",
      "/school/class-records?learner=drv_01H8QK3Z7N",
    );
    const ended = await row(/^Abena Ofori/);
    await expect(ended).toHaveTextContent("Ended");
    await expect(within(ended).queryByRole("button")).not.toBeInTheDocument();
  },
};

export const WithoutBirthDate: Story = {
  beforeEach: () => server.answer(listEnrolments, pageOf({ ...firstOf(listEnrolments), has_birth_date: false })),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Birth date missing/ });
    await userEvent.click(within(row).getByRole("button", { name: /^Add birth date/ }));
    const dialog = within(await screen.findByRole("dialog"));
    const born = within(dialog.getByRole("group", { name: "Date of birth" }));
    await userEvent.type(born.getByRole("textbox", { name: "Day" }), "17");
    await userEvent.type(born.getByRole("textbox", { name: "Month" }), "5");
    await userEvent.type(born.getByRole("textbox", { name: "Year" }), "2004");
    await userEvent.click(dialog.getByRole("button", { name: "Add birth date" }));
    await waitFor(() => expect(lastSent(changeEnrolment)?.body).toEqual({ date_of_birth: "2004-05-17" }));
  },
};

export const Searched: Story = {
  beforeEach: ofThree,
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Efua Darko/ });
    server.answer(listEnrolments, pageOf());
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or trainee number" }), "Mensah{Enter}");
    await expect(await canvas.findByText("No trainees found. Try a different name or number.")).toBeVisible();
    await expect(lastSent(listEnrolments)?.query).toMatchObject({ search: "Mensah" });
  },
};

export const Enrols: Story = {
  beforeEach: ofThree,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Enrol a trainee" }));
    const form = within(await canvas.findByRole("form", { name: "Enrol a trainee" }));
    await userEvent.click(form.getByRole("button", { name: "Enrol" }));
    await expect(await form.findByRole("link", { name: "Enter a trainee number" })).toBeVisible();
    await userEvent.type(form.getByRole("textbox", { name: "First name" }), "Efua");
    await userEvent.type(form.getByRole("textbox", { name: "Surname" }), "Darko");
    const born = within(form.getByRole("group", { name: "Date of birth" }));
    for (const [label, text] of [
      ["Day", "17"],
      ["Month", "5"],
      ["Year", "2004"],
    ] as const)
      await userEvent.type(born.getByRole("textbox", { name: label }), text);
    await userEvent.type(form.getByRole("textbox", { name: "Trainee number" }), "T-2026-0412");
    await userEvent.click(form.getByRole("button", { name: "Enrol" }));
    await waitFor(() =>
      expect(lastSent(enrolTrainee)?.body).toEqual({
        first_name: "Efua",
        last_name: "Darko",
        trainee_number: "T-2026-0412",
        license_class: "B",
        date_of_birth: "2004-05-17",
      }),
    );
    await waitFor(() => expect(screen.getByText(/Efua Darko has been enrolled/)).toBeVisible());
  },
};

export const AsksBeforeItEnds: Story = {
  tags: ["test-only"],
  beforeEach: ofThree,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "End the enrolment: Efua Darko, T-2026-0412" }));
    const dialog = within(await screen.findByRole("dialog", { name: "End this enrolment?" }));
    await userEvent.click(dialog.getByRole("button", { name: "No, keep enrolment" }));
    await expect(lastSent(endEnrolment)).toBeUndefined();
    await userEvent.click(canvas.getByRole("button", { name: "End the enrolment: Efua Darko, T-2026-0412" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, end enrolment" }));
    await waitFor(() => expect(lastSent(endEnrolment)?.params).toMatchObject({ id: efua.id }));
    await waitFor(() => expect(screen.getByText("Efua Darko's enrolment has ended.")).toBeVisible());
  },
};

export const DoesNotEnd: Story = {
  tags: ["test-only"],
  name: "An enrolment that could not be ended says why, in its dialog",
  beforeEach: () => {
    ofThree();
    server.fault({ delay: 500 }, { call: endEnrolment, times: 1 });
    server.refuse(endEnrolment, "state_forbids", { detail: "This enrolment has already ended." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "End the enrolment: Efua Darko, T-2026-0412" }));
    const yes = await screen.findByRole("button", { name: "Yes, end enrolment" });
    await userEvent.click(yes);
    await expect(yes).toHaveAttribute("aria-busy", "true");
    // Closing the dialog does not cancel the request, so the dialog opens again to show that the request failed.
    await userEvent.click(screen.getByRole("button", { name: "No, keep enrolment" }));
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole("dialog", { name: "End this enrolment?" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent("This enrolment has already ended.");
    await expect(screen.getAllByText("This enrolment has already ended.")).toHaveLength(1);
  },
};

export const NobodyYet: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(listEnrolments, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You have no trainees yet. Enrol your first trainee.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listEnrolments),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the trainees")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    ofThree();
    failsOnce(listEnrolments);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("row", { name: /^Efua Darko/ })).toBeVisible();
  },
};

export const RecordsALesson: Story = {
  tags: ["test-only"],
  beforeEach: ofThree,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Record a lesson: Yaw Asante, T-2026-0398" }));
    const form = within(await canvas.findByRole("form", { name: "Record a lesson: Yaw Asante, T-2026-0398" }));
    await expect(
      await canvas.findByRole("heading", { name: "Record a lesson: Yaw Asante, T-2026-0398" }),
    ).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Enrol a trainee" })).not.toBeInTheDocument();
    const types = within(form.getByRole("group", { name: "Type of lesson" })).getAllByRole("radio");
    await expect(types.map((type) => type.getAttribute("value"))).toEqual(["theory", "practical"]);
    await userEvent.click(form.getByRole("button", { name: "Save the lesson" }));
    await expect(await form.findByRole("link", { name: "Enter the topic of the lesson" })).toBeVisible();
    await expect(form.getByRole("link", { name: "Enter when the lesson started" })).toBeVisible();
    await expect(form.getByRole("link", { name: "Enter when the lesson ended" })).toBeVisible();
    await userEvent.click(form.getByRole("radio", { name: "Practical" }));
    await userEvent.type(form.getByRole("textbox", { name: "Topic" }), "Hill start");
    await userEvent.type(form.getByRole("textbox", { name: "Start time" }), "10:00");
    await userEvent.type(form.getByRole("textbox", { name: "End time" }), "12:00");
    await userEvent.selectOptions(
      form.getByRole("combobox", { name: "Instructor" }),
      await form.findByRole("option", { name: /^Kofi Boateng/ }),
    );
    await userEvent.click(form.getByRole("radio", { name: "Present" }));
    await userEvent.click(form.getByRole("button", { name: "Save the lesson" }));
    await expect(await form.findByRole("link", { name: /registration number/ })).toBeVisible();
    await userEvent.type(form.getByRole("textbox", { name: /Vehicle registration number/ }), "GR 4410-24");
    await userEvent.click(form.getByRole("button", { name: "Save the lesson" }));
    await waitFor(() =>
      expect(lastSent(recordLesson)?.body).toMatchObject({
        enrolment: "enr_2",
        module: "practical",
        topic: "Hill start",
        vehicle: "GR 4410-24",
        attendance: "present",
      }),
    );
    await waitFor(() => expect(screen.getByText(/to confirm it/)).toBeVisible());
  },
};
