import { loginByEmail, loginByPhone } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { goesOffline, isOffline, lastSent, neverAnswers, server, timesSent } from "../../../stories/server.ts";
import { LoginForm } from "./LoginForm.tsx";
import { pendingCode } from "./pending-code.ts";

const meta = {
  title: "Portal/Auth/Log in",
  component: LoginForm,
  ...inPortal({ at: "/auth/login" }),
  args: { onSent: fn() },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const target = (canvas: Canvas) => canvas.getByRole("textbox", { name: "Email address or phone number" });
const password = (canvas: Canvas) => canvas.getByLabelText("Password");

async function logIn(canvas: Canvas, who: string) {
  await userEvent.type(target(canvas), who);
  await userEvent.type(password(canvas), "Kente-Gold-2026{Enter}");
}

export const ByEmail: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: "Forgotten your password?" })).toHaveAttribute(
      "href",
      "/auth/forgot-password",
    );
    await logIn(canvas, "ama.mensah@mail.example");
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(lastSent(loginByEmail)?.body).toEqual({
      email: "ama.mensah@mail.example",
      password: "Kente-Gold-2026",
    });
    await expect(pendingCode.get("login")).toMatchObject({ kind: "email", target: "ama.mensah@mail.example" });
  },
};

export const ByPhone: Story = {
  play: async ({ canvas, args }) => {
    await logIn(canvas, "024 412 3456");
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(lastSent(loginByPhone)?.body).toMatchObject({ phone_number: "0244123456" });
  },
};

export const NothingGiven: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }));
    // The rules of the form come with the first key or, as here, with the first try.
    const summary = await canvas.findByRole("alert", { name: "There is a problem" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(password(canvas)).toHaveAccessibleDescription("Password is required");
    await userEvent.click(canvas.getByRole("link", { name: "Password is required" }));
    await expect(password(canvas)).toHaveFocus();
    await expect(args.onSent).not.toHaveBeenCalled();
    await expect(timesSent(loginByEmail)).toBe(0);
  },
};

export const WrongPassword: Story = {
  beforeEach: () =>
    server.refuse(loginByEmail, "credentials_wrong", { detail: "The address or the password is wrong." }),
  play: async ({ canvas, args }) => {
    await logIn(canvas, "ama.mensah@mail.example");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The address or the password is wrong.");
    await expect(target(canvas)).toHaveValue("ama.mensah@mail.example");
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  tags: ["test-only"],
  play: async ({ canvas, args }) => {
    const mend = isOffline();
    await logIn(canvas, "ama.mensah@mail.example");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We could not reach the server.");
    mend();
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

/** A form that was submitted offline is sent once the network is back, unless the person has typed since. */
export const PressedOffline: Story = {
  tags: ["test-only"],
  play: async ({ canvas, args }) => {
    const back = goesOffline();
    await logIn(canvas, "ama.mensah@mail.example");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("will send it when you are back online");
    await expect(target(canvas)).toHaveValue("ama.mensah@mail.example");
    const tried = timesSent(loginByEmail);
    back();
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(timesSent(loginByEmail)).toBe(tried + 1);
  },
};

export const PressedOfflineAndChanged: Story = {
  tags: ["test-only"],
  play: async ({ canvas, args }) => {
    const back = goesOffline();
    await logIn(canvas, "ama.mensah@mail.example");
    await canvas.findByRole("alert");
    await userEvent.type(password(canvas), "x");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Check your connection and try again");
    const tried = timesSent(loginByEmail);
    back();
    await expect(args.onSent).not.toHaveBeenCalled();
    await expect(timesSent(loginByEmail)).toBe(tried);
  },
};

export const UnderWay: Story = {
  tags: ["test-only"],
  beforeEach: () => neverAnswers(loginByEmail),
  play: async ({ canvas }) => {
    await logIn(canvas, "ama.mensah@mail.example");
    const button = await canvas.findByRole("button", { name: "Log in Working" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await userEvent.type(password(canvas), "{Enter}");
    await expect(timesSent(loginByEmail)).toBe(1);
  },
};
