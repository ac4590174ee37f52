import { completeLoginByEmail, resendCode, verifyTarget } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, lastSent, server } from "../../../stories/server.ts";
import { authCalls } from "./auth-calls.ts";
import { CodeForm } from "./CodeForm.tsx";
import type { PendingCode } from "./pending-code.ts";

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

const meta = {
  title: "Portal/Auth/Code",
  component: CodeForm,
  ...inPortal({ at: "/auth/login/verify" }),
  args: {
    pending: { purpose: "login", kind: "email", target: "ama.mensah@mail.example", resendAt: 0, attempt: "att_1" },
    changeHref: "/auth/login",
    submitLabel: "Log in",
    verify: fn(() => Promise.resolve()),
    onVerified: fn(),
  },
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SentByThePerson: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole("textbox", { name: "6-digit code" });
    await expect(code).toHaveAccessibleDescription(
      "We have sent a code to ama.mensah@mail.example. It expires in 10 minutes.",
    );
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.type(code, "482915");
    // Nothing is sent until the person submits the form (WCAG 3.2.2).
    await expect(args.verify).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce());
    await expect(args.verify).toHaveBeenCalledWith(args.pending, "482915");
  },
};

export const TooShort: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "6-digit code" }), "48{Enter}");
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(args.verify).not.toHaveBeenCalled();
  },
};

/** What was typed stays, so that the person sees the letter among the digits. */
export const Letters: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole("textbox", { name: "6-digit code" });
    await userEvent.type(code, "four82{Enter}");
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveTextContent("Enter the 6-digit code");
    await expect(code).toHaveValue("four82");
    await expect(args.verify).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.type(code, "482 915{Enter}");
    await waitFor(() => expect(args.verify).toHaveBeenCalledWith(args.pending, "482915"));
  },
};

export const WrongCode: Story = {
  args: { verify: fn(async (pending: PendingCode, code: string) => (await authCalls()).completeLogin(pending, code)) },
  beforeEach: () =>
    server.refuse(completeLoginByEmail, "code_wrong", { detail: "The code is wrong. 4 tries are left." }),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "111111{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The code is wrong. 4 tries are left.");
    await expect(canvas.getByRole("textbox")).toHaveValue("111111");
    await expect(args.onVerified).not.toHaveBeenCalled();
  },
};

export const OutOfAttempts: Story = {
  tags: ["test-only"],
  args: { verify: fn(async (pending: PendingCode, code: string) => (await authCalls()).completeLogin(pending, code)) },
  beforeEach: () => {
    server.refuse(completeLoginByEmail, "code_expired", { detail: "You have entered too many wrong codes." });
    server.answer(resendCode, { ...exampleOf(resendCode), resend_after: new Date(inSeconds(60)).toISOString() });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "111111{Enter}");
    await expect(await canvas.findByRole("alert", { name: "This code no longer works" })).toHaveTextContent(
      "You have entered too many wrong codes.",
    );
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Log in" })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/It expires in 10 minutes/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Send a new code" }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await expect(canvas.getByRole("textbox")).toHaveValue("");
  },
};

export const SentAgain: Story = {
  tags: ["test-only"],
  beforeEach: () =>
    server.answer(resendCode, { ...exampleOf(resendCode), resend_after: new Date(inSeconds(60)).toISOString() }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send a new code" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("We have sent a new code."));
    await expect(lastSent(resendCode)?.params).toEqual({ target: args.pending.target });
    await expect(await canvas.findByText(/^You can request a new code in \d+ seconds$/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send a new code" })).not.toBeInTheDocument();
  },
};

export const TooOften: Story = {
  tags: ["test-only"],
  beforeEach: () => server.refuse(resendCode, "rate_limited", { detail: "Wait an hour before you ask again." }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send a new code" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Wait an hour before you ask again."));
  },
};

export const ByPhone: Story = {
  tags: ["test-only"],
  args: {
    pending: { purpose: "signup", kind: "phone", target: "+233244123456", resendAt: inSeconds(50), attempt: "att_1" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Use another number" })).toHaveAttribute("href", "/auth/login");
    await expect(canvas.getByText(/^You can request a new code in \d+ seconds$/)).toBeVisible();
  },
};

const emailAsWell = {
  args: {
    pending: { purpose: "signup", kind: "phone", target: "+233244123456", resendAt: 0, attempt: "att_1" },
    verify: fn(async (pending: PendingCode, code: string) =>
      sent(await (await authCalls()).completeSignUp(pending, code)),
    ),
  },
} satisfies Partial<Story>;
const sent = fn<(isSent: boolean) => void>();
const signedUp = () => {
  sent.mockClear();
  const { user, ...session } = exampleOf(verifyTarget);
  server.answer(verifyTarget, { ...session, user: { ...user, pending_email: "ama@new.example" } });
};

/** The email address given at sign-up gets a code as soon as the phone number is verified. */
export const EmailNext: Story = {
  tags: ["test-only"],
  ...emailAsWell,
  beforeEach: signedUp,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "482915{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledWith(true));
    await expect(lastSent(resendCode)?.params).toEqual({ target: "ama@new.example" });
  },
};

/** A code that cannot be sent does not keep anybody from their new account. */
export const EmailCannotBeSent: Story = {
  tags: ["test-only"],
  ...emailAsWell,
  beforeEach: () => {
    signedUp();
    server.refuse(resendCode, "unavailable", { detail: "We cannot send email." });
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "482915{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledWith(false));
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce());
  },
};
