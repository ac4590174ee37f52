import { confirmPasswordReset, startPasswordReset } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { lastSent, timesSent } from "../../../stories/server.ts";
import { ForgotPasswordForm, NewPasswordForm } from "./ResetForms.tsx";

const meta = {
  title: "Portal/Auth/Forgot password",
  component: ForgotPasswordForm,
  ...inPortal({ at: "/auth/forgot-password" }),
  args: { onSent: fn() },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

export const AskForACode: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "ama.mensah@mail.example");
    await userEvent.click(canvas.getByRole("button", { name: "Send me a code" }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(lastSent(startPasswordReset)?.params).toEqual({ target: "ama.mensah@mail.example" });
  },
};

export const NoAddress: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "ama{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox")).toBeInvalid());
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

const done = fn();

async function choose(canvas: Canvas, first: string, second = first) {
  await userEvent.type(canvas.getByLabelText("New password", { selector: "input" }), first);
  await userEvent.type(canvas.getByLabelText("Confirm your new password"), second);
  await userEvent.click(canvas.getByRole("button", { name: "Save the new password" }));
}

const newPassword: Story = {
  render: () => <NewPasswordForm resetToken="rst_example" onDone={done} />,
  beforeEach: () => void done.mockClear(),
};

export const NewPassword: Story = {
  ...newPassword,
  play: async ({ canvas }) => {
    await choose(canvas, "Kente-Gold-2027");
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    await expect(lastSent(confirmPasswordReset)?.body).toMatchObject({ reset_token: "rst_example" });
  },
};

export const NewPasswordsDiffer: Story = {
  ...newPassword,
  play: async ({ canvas }) => {
    await choose(canvas, "Kente-Gold-2027", "Kente-Gold-2028");
    await waitFor(() => expect(canvas.getByLabelText("Confirm your new password")).toBeInvalid());
    await expect(timesSent(confirmPasswordReset)).toBe(0);
    await expect(done).not.toHaveBeenCalled();
  },
};
