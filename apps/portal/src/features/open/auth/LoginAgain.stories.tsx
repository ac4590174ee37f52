import { getMe } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { loginAgain } from "../../../session/login-again.ts";
import { inPortal, personOf } from "../../../stories/in-portal.tsx";
import { server } from "../../../stories/server.ts";
import { LoginAgain } from "./LoginAgain.tsx";

const meta = {
  title: "Portal/Auth/Log in again",
  component: LoginAgain,
  ...inPortal({ as: "driver" }),
} satisfies Meta<typeof LoginAgain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InPlace: Story = {
  play: async () => {
    const answer = loginAgain.ask();
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("textbox")).toHaveValue("ama.mensah@mail.example");
    await userEvent.type(dialog.getByLabelText("Password"), "Kente-Gold-2026{Enter}");
    await userEvent.type(await dialog.findByRole("textbox", { name: "6-digit code" }), "482915{Enter}");
    await waitFor(() => expect(loginAgain.isAsked()).toBe(false));
    await expect(await answer).toBe("kwan_example_token_that_opens_nothing");
  },
};

/** The person resets a forgotten password in another tab, so that unsaved work behind the dialog is kept. */
export const PasswordForgotten: Story = {
  play: async () => {
    const answer = loginAgain.ask();
    const dialog = within(await screen.findByRole("dialog"));
    const link = dialog.getByRole("link", { name: "Forgotten your password? (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    // The person has logged in with a new password in another tab, and comes back.
    // biome-ignore lint/suspicious/noDocumentCookie: this simulates another tab, which has set the cookie.
    document.cookie = "kwan_token=of_another_tab; path=/";
    window.dispatchEvent(new Event("focus"));
    await expect(await answer).toBe("of_another_tab");
  },
};

/** Another person logs in after the session expired. Requests that were waiting are not sent as that person. */
export const AnotherPerson: Story = {
  beforeEach: () => server.answer(getMe, { ...personOf("driver"), username: "kofi", driver: "drv_kofi" }),
  play: async () => {
    const answer = loginAgain.ask();
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Password"), "Kente-Gold-2026{Enter}");
    await userEvent.type(await dialog.findByRole("textbox", { name: "6-digit code" }), "482915{Enter}");
    await expect(await answer).toBeUndefined();
  },
};

export const RatherNot: Story = {
  play: async () => {
    const answer = loginAgain.ask();
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Stay logged out" }));
    await expect(await answer).toBeUndefined();
  },
};
