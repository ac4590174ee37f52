import { createDriver, getMe, putIdentification } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { noteNavigation } from "../../../page/navigated.ts";
import { session } from "../../../session/session.ts";
import { inPortal, personOf } from "../../../stories/in-portal.tsx";
import { lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { AddProfile, type AddProfileProps } from "./AddProfile.tsx";
import { profileDraft } from "./profile-draft.ts";

/** Keeps the step in state, because a story has no URL of its own. In the portal, the step is in the page's URL. */
function Steps({ step: first, ...props }: AddProfileProps) {
  const [step, goTo] = useState(first);
  return <AddProfile {...props} step={step} goTo={goTo} />;
}

const meta = {
  title: "Portal/Profile/New",
  component: AddProfile,
  ...inPortal({ as: "learner", at: "/profile/add" }),
  args: { step: null, goTo: fn(), onMade: fn() },
  render: (args) => <Steps {...args} />,
} satisfies Meta<typeof AddProfile>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Continue" }));
const noProfile = () => {
  const me = { ...personOf("learner"), driver: null };
  session.begin(me);
  server.answer(getMe, me);
};

const answered = {
  identity: {
    first_name: "Ama",
    last_name: "Mensah",
    other_name: "",
    id_type: "ghana_card",
    id_number: "GHA-123456789-0",
  },
  birth: { date_of_birth: "1998-03-14", sex: "female", nationality: { value: "GH", label: "Ghanaian" } },
  contact: { phone_number: "+233241234567", email: "ama.mensah@mail.example" },
  address: { digital_address: "GA-183-8164", street_name: "", town: "", city: "Accra", country: "Ghana" },
};

export const FromTheStart: Story = {
  beforeEach: () => {
    noProfile();
    noteNavigation();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("navigation", { name: "Step 1 of 5: Who you are" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Ama");
    await goOn(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "ID number" })).toBeInvalid();
    await userEvent.click(canvas.getByRole("radio", { name: /^Ghana Card/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: "ID number" }), "GHA-123456789-0");
    await goOn(canvas);
    await expect(await canvas.findByRole("navigation", { name: "Step 2 of 5: Birth and nationality" })).toBeVisible();
    // A screen reader says the new step.
    await expect(canvas.getByRole("heading", { level: 2, name: "Birth and nationality" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Who you are" })).toHaveAttribute(
      "href",
      "/profile/add?step=identity",
    );
  },
};

export const GoneOnWithAfterAReload: Story = {
  beforeEach: () => {
    noProfile();
    profileDraft.keep({ identity: answered.identity, birth: { sex: "female" } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("navigation", { name: "Step 2 of 5: Birth and nationality" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Female" })).toBeChecked();
    await goOn(canvas);
    await expect(canvas.getByRole("textbox", { name: "Day" })).toBeInvalid();
  },
};

export const CheckedAndMade: Story = {
  args: { step: "check" },
  beforeEach: () => {
    noProfile();
    profileDraft.keep(answered);
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText("Ama Mensah")).toBeVisible();
    await expect(canvas.getByText("March 14, 1998")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Change Date of birth" })).toHaveAttribute(
      "href",
      "/profile/add?step=birth",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Create my profile" }));
    await waitFor(() => expect(args.onMade).toHaveBeenCalledOnce());
    await expect(lastSent(createDriver)?.body).toMatchObject({ sex: "female", nationality: { value: "GH" } });
    await expect(lastSent(putIdentification)?.body).toEqual({ id_type: "ghana_card", id_number: "GHA-123456789-0" });
  },
};

export const NumberIsTaken: Story = {
  ...CheckedAndMade,
  beforeEach: () => {
    noProfile();
    profileDraft.keep(answered);
    server.refuse(putIdentification, "invalid", { id_number: ["Somebody else has this number. Check it."] });
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create my profile" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Somebody else has this number. Check it.");
    await expect(args.onMade).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getMe),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your details");
  },
};
