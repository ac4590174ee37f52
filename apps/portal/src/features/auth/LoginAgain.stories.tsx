import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { loginAgain } from "../../session/login-again.ts";
import { inPortal } from "../../stories/in-portal.tsx";
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
    await userEvent.type(await dialog.findByRole("textbox", { name: "6-digit code" }), "482915");
    await waitFor(() => expect(loginAgain.isAsked()).toBe(false));
    await expect(await answer).toBe("kwan_example_token_that_opens_nothing");
  },
};

export const RatherNot: Story = {
  play: async () => {
    const answer = loginAgain.ask();
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Log out instead" }));
    await expect(await answer).toBeUndefined();
  },
};
