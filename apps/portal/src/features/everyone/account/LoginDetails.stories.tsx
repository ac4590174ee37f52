import { getMe, resendCode, updateMe, verifyTarget } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { resendTimes } from "../../../session/resend-times.ts";
import { addressNow, inPortal, personOf } from "../../../stories/in-portal.tsx";
import { exampleOf, lastSent, server } from "../../../stories/server.ts";
import { ChangeContact } from "./ChangeContact.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { LoginDetails } from "./LoginDetails.tsx";

const meta = {
  title: "Portal/Account/How you log in",
  component: LoginDetails,
  ...inPortal({ as: "driver", at: "/account" }),
} satisfies Meta<typeof LoginDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const pending_email = "ama@new.example";
const isPending = () => void server.answer(getMe, { ...personOf("driver"), pending_email });
const done = fn();
const later = fn();
const withoutEmail = { ...personOf("driver"), email: "ama@no-email.invalid", is_email_verified: false };
const changeEmail = {
  render: () => <ChangeContact contact="email" onVerified={done} />,
} satisfies Partial<Story>;

export const Verified: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Change your email address" })).toBeVisible();
    await expect(canvas.getAllByText("Verified")).toHaveLength(2);
    await expect(canvas.getByText(/^You log in with your email address or phone number/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Change your password" })).toBeVisible();
  },
};

export const NotVerified: Story = {
  beforeEach: () => void server.answer(getMe, { ...personOf("driver"), is_email_verified: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Change or verify your email address" })).toBeVisible();
    await expect(canvas.getByText("Not verified yet")).toBeVisible();
    // Only a verified email address can be used to log in.
    await expect(canvas.getByText(/^You log in with your phone number\. /)).toBeVisible();
  },
};

export const PhoneOnly: Story = {
  beforeEach: () => void server.answer(getMe, withoutEmail),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You log in with your phone number, and/)).toBeVisible();
    await expect(canvas.queryByText(/You log in with your email address/)).not.toBeInTheDocument();
  },
};

/** The email address given at sign-up, before its code has been entered. */
export const FirstEmail: Story = {
  beforeEach: () => {
    server.answer(getMe, { ...withoutEmail, pending_email });
    server.answer(resendCode, { ...exampleOf(resendCode), resend_after: new Date(Date.now() + 60_000).toISOString() });
  },
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole("status", { name: "Verify your email address" });
    await expect(banner).toHaveTextContent(`You cannot log in with ${pending_email} yet`);
    await expect(canvas.getByText("Not verified yet")).toBeVisible();
    await expect(canvas.getByText(/^You log in with your phone number, and/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send me a code" }));
    await waitFor(() => expect(addressNow()).toBe("/account/edit?part=email"));
    await expect(lastSent(resendCode)?.params).toEqual({ target: pending_email });
    await expect(resendTimes.get(pending_email)).toBeGreaterThan(Date.now() + 50_000);
  },
};

export const FirstEmailTooSoon: Story = {
  tags: ["test-only"],
  beforeEach: () => {
    server.answer(getMe, { ...withoutEmail, pending_email });
    server.refuse(resendCode, "rate_limited", { detail: "Too many attempts. Wait 40 seconds, then try again." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send me a code" }));
    await expect(await canvas.findByText("Too many attempts. Wait 40 seconds, then try again.")).toBeVisible();
    await expect(addressNow()).toBe("/account");
  },
};

/** The step of sign-up after the phone number. */
export const FirstEmailNotNow: Story = {
  tags: ["test-only"],
  render: () => <ChangeContact contact="email" onVerified={done} onLater={later} />,
  beforeEach: () => {
    later.mockClear();
    server.answer(getMe, { ...withoutEmail, pending_email });
    resendTimes.keep(pending_email, Date.now() + 60_000);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "6-digit code" })).toHaveAccessibleDescription(
      `We have sent a code to ${pending_email}. It expires in 10 minutes.`,
    );
    await expect(canvas.getByText(/Until then, you cannot log in with it\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Not now" }));
    await expect(later).toHaveBeenCalledOnce();
  },
};

/** The page does not claim that a code is on its way if it was sent long ago. */
export const FirstEmailDaysLater: Story = {
  tags: ["test-only"],
  ...changeEmail,
  beforeEach: () => {
    server.answer(getMe, { ...withoutEmail, pending_email });
    resendTimes.keep(pending_email, Date.now() - 10 * 60_000);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "6-digit code" })).toHaveAccessibleDescription(
      `Enter the code that we sent to ${pending_email}. A code expires after 10 minutes. If yours has expired, ask for a new one.`,
    );
    await expect(canvas.getByRole("button", { name: "Send a new code" })).toBeVisible();
  },
};

export const Pending: Story = {
  tags: ["test-only"],
  beforeEach: isPending,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Verify your new email address" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Enter the code" })).toBeVisible();
  },
};

export const EmailChanged: Story = {
  tags: ["test-only"],
  ...changeEmail,
  beforeEach: () => {
    done.mockClear();
    server.answer(updateMe, { ...personOf("driver"), pending_email });
    server.answer(verifyTarget, {
      ...exampleOf(verifyTarget),
      user: { ...personOf("driver"), email: pending_email, pending_email: null },
    });
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "New email address" }), pending_email);
    await userEvent.type(canvas.getByLabelText("Your password"), "Kente-Gold-2026{Enter}");
    await userEvent.type(await canvas.findByRole("textbox", { name: "6-digit code" }), "482915{Enter}");
    await waitFor(() => expect(done).toHaveBeenCalledWith(pending_email));
    await expect(lastSent(updateMe)?.body).toEqual({ email: pending_email, current_password: "Kente-Gold-2026" });
    await expect(lastSent(verifyTarget)?.params).toEqual({ target: pending_email });
  },
};

export const Cancelled: Story = {
  tags: ["test-only"],
  ...changeEmail,
  beforeEach: () => {
    isPending();
    server.answer(updateMe, personOf("driver"));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel this change" }));
    await expect(await canvas.findByRole("textbox", { name: "New email address" })).toHaveValue("");
    await expect(lastSent(updateMe)?.body).toEqual({ pending_email: null });
  },
};

export const TooSoon: Story = {
  tags: ["test-only"],
  ...changeEmail,
  beforeEach: () => {
    isPending();
    server.refuse(resendCode, "rate_limited", { detail: "Too many attempts. Wait 40 seconds, then try again." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send a new code" }));
    await expect(await canvas.findByText("Too many attempts. Wait 40 seconds, then try again.")).toBeVisible();
  },
};

export const WrongPassword: Story = {
  tags: ["test-only"],
  render: () => <ChangePassword onChanged={done} />,
  beforeEach: () => {
    done.mockClear();
    server.refuse(updateMe, "credentials_wrong", { current_password: ["Your password is not correct."] });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Your current password"), "something");
    await userEvent.type(canvas.getByLabelText("New password", { selector: "input" }), "Odwira-Gold-9");
    await userEvent.type(canvas.getByLabelText("Confirm your new password"), "Odwira-Gold-9{Enter}");
    await expect(await canvas.findByRole("link", { name: "Your password is not correct." })).toBeVisible();
    await expect(canvas.getByLabelText("New password", { selector: "input" })).toHaveValue("Odwira-Gold-9");
    await expect(done).not.toHaveBeenCalled();
  },
};
