import { registerLearner } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { lastSent, server, timesSent } from "../../../stories/server.ts";
import { SignupForm } from "./SignupForm.tsx";

const meta = {
  title: "Portal/Auth/Sign up",
  component: SignupForm,
  ...inPortal({ at: "/auth/signup" }),
  args: { onSent: fn() },
} satisfies Meta<typeof SignupForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function fillIn(canvas: Canvas) {
  for (const [name, value] of [
    ["First name", "Ama"],
    ["Surname", "Mensah"],
    ["Phone number", "024 123 4567"],
  ] as const) {
    await userEvent.type(canvas.getByRole("textbox", { name }), value);
  }
  await userEvent.type(canvas.getByLabelText("Password"), "Kente-Gold-2026");
  await userEvent.type(canvas.getByLabelText("Confirm your password"), "Kente-Gold-2026");
}

const taken = () =>
  server.refuse(registerLearner, "invalid", { username: ["This username is taken. Choose another."] });

const signUp = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Sign up" }));

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await signUp(canvas);
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(lastSent(registerLearner)?.body).toMatchObject({
      first_name: "Ama",
      username: "ama.mensah",
      other_name: null,
      phone_number: "+233241234567",
      password2: "Kente-Gold-2026",
    });
  },
};

export const UsernameProposed: Story = {
  play: async ({ canvas }) => {
    const type = (name: string, text: string) => userEvent.type(canvas.getByRole("textbox", { name }), text);
    const username = canvas.getByRole("textbox", { name: "Username" });
    await type("First name", "Kɔfi");
    await expect(username).toHaveValue("kofi");
    await type("Surname", "Owusu");
    await expect(username).toHaveValue("kofi.owusu");
    // What the person has typed is never written over.
    await userEvent.clear(username);
    await type("Username", "k.owusu");
    await type("Surname", "-Ansah");
    await expect(username).toHaveValue("k.owusu");
  },
};

/** A proposal that somebody else has gets digits, without asking. */
export const ProposalTaken: Story = {
  beforeEach: taken,
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await signUp(canvas);
    // This server refuses every username, so that its message is shown in the end.
    await expect(await canvas.findByRole("link", { name: "This username is taken. Choose another." })).toBeVisible();
    await expect(timesSent(registerLearner)).toBe(2);
    const { value } = canvas.getByRole<HTMLInputElement>("textbox", { name: "Username" });
    await expect(value).toMatch(/^ama\.mensah\d{4}$/);
    await expect(lastSent(registerLearner)?.body).toMatchObject({ username: value });
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const OwnUsernameTaken: Story = {
  beforeEach: taken,
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.type(canvas.getByRole("textbox", { name: "Username" }), "s");
    await signUp(canvas);
    await expect(await canvas.findByRole("link", { name: "This username is taken. Choose another." })).toBeVisible();
    await expect(timesSent(registerLearner)).toBe(1);
    await expect(canvas.getByRole("textbox", { name: "Username" })).toHaveValue("ama.mensahs");
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const RulesOfThePassword: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const rules = canvas.getAllByRole("listitem");
    await expect(rules.length).toBeGreaterThan(2);
    const met = () => rules.filter((rule) => rule.textContent?.endsWith(", met")).length;
    const before = met();
    await userEvent.type(canvas.getByLabelText("Password"), "Kente-Gold-2026");
    await expect(met()).toBeGreaterThan(before);
  },
};

export const NothingGiven: Story = {
  tags: ["test-only"],
  play: async ({ canvas, args }) => {
    await signUp(canvas);
    const summary = await canvas.findByRole("alert", { name: "There is a problem" });
    await waitFor(() => expect(summary).toHaveFocus());
    for (const name of ["First name", "Surname", "Phone number", "Username"]) {
      await expect(canvas.getByRole("textbox", { name })).toBeInvalid();
    }
    await expect(canvas.getByRole("textbox", { name: "Other names (optional)" })).toBeValid();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const PasswordsDiffer: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.type(canvas.getByLabelText("Confirm your password"), "7");
    await signUp(canvas);
    await waitFor(() => expect(canvas.getByLabelText("Confirm your password")).toBeInvalid());
    await expect(canvas.getByLabelText("Password")).toBeValid();
  },
};

export const NumberTaken: Story = {
  tags: ["test-only"],
  beforeEach: () =>
    server.refuse(registerLearner, "invalid", { phone_number: ["There is an account with this number. Log in."] }),
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await signUp(canvas);
    await expect(await canvas.findByRole("link", { name: /There is an account with this number/ })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Phone number" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Ama");
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};
