import {
  getApplication,
  moveService,
  openService,
  recordEyeTest,
  recordPracticalTest,
  recordStep,
} from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { type Application, applicationOf, has } from "../../stories/application.ts";
import { expectToast } from "../../stories/expect-toast.ts";
import { inPortal } from "../../stories/in-portal.tsx";
import { failsOnce, lastSent, neverAnswers, server } from "../../stories/server.ts";
import { OfficeApplication } from "./OfficeApplication.tsx";

const kind = "license-application";
const application = applicationOf(kind);

const meta = {
  title: "Portal/Office/One application",
  component: OfficeApplication,
  ...inPortal({ as: "officer" }),
  args: {
    id: application.id,
    applicant: () => null,
    changes: () => null,
    history: () => null,
    next: (hasMoved) => (hasMoved ? <p>Next task</p> : null),
    children: () => <p>What the applicant sees</p>,
  },
} satisfies Meta<typeof OfficeApplication>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const stands = (changes: Partial<Application>) => () => has({ ...application, ...changes });
const moveOn = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Confirm" }));

export const Whole: Story = {
  beforeEach: stands({ actions: ["ask_for_more", "open_tests", "reject"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("KW-2Q7H-M5XK-9, Ama Serwaa Mensah")).toBeVisible();
    const steps = canvas.getByText("Documents checked", { selector: "dt" });
    await expect(steps.parentElement).toHaveTextContent("To do");
    await expect(canvas.getByText("Practical test", { selector: "dt" }).parentElement).toHaveTextContent("Not yet due");
    await waitFor(() => expect(canvas.getByText("What the applicant sees")).toBeVisible());
    await expect(
      canvas.getAllByRole("radio", { name: /^(Request more information|Open the tests|Reject application)/ }),
    ).toHaveLength(3);
  },
};

export const UsualActionIsChosen: Story = {
  name: "The usual next action needs one press, a final one has to be chosen",
  beforeEach: () => {
    stands({ actions: ["start_review", "reject"] })();
    server.answer(moveService, { ...application, status: "in_review" });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Start review/ })).toBeChecked();
    await moveOn(canvas);
    await waitFor(() => expect(lastSent(moveService)?.body).toEqual({ action: "start_review" }));
  },
};

export const MovedOn: Story = {
  beforeEach: () => {
    stands({ actions: ["open_tests"] })();
    server.answer(moveService, { ...application, status: "testing" });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Open the tests/ }));
    await moveOn(canvas);
    await expectToast("Tests opened. We have notified the applicant.");
    await expect(lastSent(moveService)?.body).toEqual({ action: "open_tests" });
    await expect(await canvas.findByText("Next task")).toBeVisible();
  },
};

/** A decision that has to be explained to the applicant asks for a reason. */
export const RefusedWithAReason: Story = {
  beforeEach: stands({ actions: ["reject"] }),
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: /^Reject application/ });
    await moveOn(canvas);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Choose the next action");
    await userEvent.click(canvas.getByRole("radio", { name: /^Reject application/ }));
    await moveOn(canvas);
    const reason = canvas.getByRole("textbox", { name: /^Reason/ });
    await expect(reason).toBeInvalid();
    await expect(canvas.getByRole("combobox", { name: "Ground" })).toBeInvalid();
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Ground" }),
      "The documents are missing or not valid",
    );
    await userEvent.type(reason, "The certificate is of another person.");
    await moveOn(canvas);
    await waitFor(() =>
      expect(lastSent(moveService)?.body).toEqual({
        action: "reject",
        reason: "The certificate is of another person.",
        ground: "documents",
      }),
    );
  },
};

/** An officer who did one part of a pair is told who may do the other. */
export const NotByTheSamePerson: Story = {
  name: "What would be refused is not offered, and the page says who may do it [R-AUT-10]",
  beforeEach: stands({
    status: "ready",
    actions: [],
    held_back: [
      { action: "hand_over", reason: "You approved this application, so another officer must hand over the card." },
    ],
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/so another officer must hand over the card/)).toBeVisible());
    await expect(canvas.queryByRole("radio", { name: /hand-over/i })).not.toBeInTheDocument();
  },
};

export const NothingWaits: Story = {
  beforeEach: stands({ status: "awaiting_payment", actions: [] }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("You do not need to do anything now.")).toBeVisible());
    await expect(canvas.queryByRole("heading", { name: "Record a step" })).not.toBeInTheDocument();
  },
};

export const CheckRecorded: Story = {
  beforeEach: stands({
    documents: application.documents.map((document) => ({ ...document, status: "accepted" as const })),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Record a check"));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Choose the step");
    await userEvent.click(canvas.getByRole("radio", { name: "Documents checked" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Passed" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expectToast("Step recorded: Documents checked.");
    await expect(lastSent(recordStep)?.body).toMatchObject({ step: "document_check", state: "done" });
  },
};

export const EyeTestRecorded: Story = {
  beforeEach: () => has(applicationOf("learners-license")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Record the eye test", { selector: "summary *, summary" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save eye test" }));
    await expect(canvas.getByRole("textbox", { name: /^Test centre/ })).toBeInvalid();
    const [passed, , , glasses] = canvas.getAllByRole("radio", { name: /^(Yes|No)$/ });
    await userEvent.click(passed as HTMLElement);
    await userEvent.click(glasses as HTMLElement);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Test centre/ }), "Korle Bu Eye Centre");
    await userEvent.click(canvas.getByRole("button", { name: "Save eye test" }));
    await expectToast("Step recorded: Eye test.");
    await expect(lastSent(recordEyeTest)?.body).toMatchObject({ is_passed: true, needs_glasses: false, acuity: null });
    await expect(lastSent(recordStep)?.body).toEqual({ step: "eye_test", state: "done" });
  },
};

export const PracticalTestRecorded: Story = {
  beforeEach: stands({ status: "testing" }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Record the practical test", { selector: "summary *, summary" }));
    await userEvent.click(canvas.getByRole("radio", { name: "No" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Score/ }), "120");
    await userEvent.click(canvas.getByRole("button", { name: "Save practical test" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Score must be a whole number from 0 to 100");
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Score/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Score/ }), "41");
    await userEvent.click(canvas.getByRole("button", { name: "Save practical test" }));
    await expectToast("Step recorded: Practical test.");
    await expect(lastSent(recordPracticalTest)?.body).toMatchObject({ is_passed: false, score: 41 });
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getApplication),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the application");
  },
};

export const Failed: Story = {
  beforeEach: () => {
    has(application);
    failsOnce(getApplication);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the application" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByText("What the applicant sees")).toBeVisible());
  },
};

/** For a foreign licence, the officer decides which classes it is converted to. */
export const ClassesDecided: Story = {
  beforeEach: () => has(applicationOf("foreign-license-conversion")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Record a check"));
    await userEvent.click(canvas.getByRole("radio", { name: /^Foreign licence confirmed/ }));
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("radio", { name: "Passed" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Class B" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expectToast(/^Step recorded: Foreign licence confirmed/);
    await expect(lastSent(recordStep)?.body).toMatchObject({ step: "authenticity_check", classes: ["B"] });
  },
};

/** Another officer has decided: the page shows the current status. */
export const DecidedMeanwhile: Story = {
  beforeEach: () => {
    stands({ actions: ["reject"] })();
    server.refuse(moveService, "state_forbids", { detail: "The application is rejected." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Reject application/ }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Ground" }), "Another ground");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reason/ }), "The certificate is of another person.");
    stands({ status: "rejected", actions: [] })();
    await moveOn(canvas);
    await waitFor(() => expect(canvas.getByText(/This application was updated after you opened it/)).toBeVisible());
    await expect(canvas.getByText("Status: Rejected")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Confirm" })).not.toBeInTheDocument());
  },
};

/** Opening an application that belongs to another branch needs a reason. */
export const OfAnotherBranch: Story = {
  beforeEach: () => server.refuse(getApplication, "reason_required"),
  play: async ({ canvas }) => {
    const reason = await canvas.findByRole("textbox", { name: /^Why do you need/ });
    await userEvent.click(canvas.getByRole("button", { name: "Open application" }));
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, "The applicant is at our counter.");
    server.answer(openService, undefined);
    has(application);
    await userEvent.click(canvas.getByRole("button", { name: "Open application" }));
    await waitFor(() => expect(canvas.getByText("What the applicant sees")).toBeVisible());
    await expect(lastSent(openService)?.body).toEqual({ reason: "The applicant is at our counter." });
  },
};
