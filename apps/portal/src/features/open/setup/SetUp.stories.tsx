import { finishSetup, getSetup } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, lastSent, server } from "../../../stories/server.ts";
import { SetUp } from "./SetUp.tsx";

const meta = {
  title: "Portal/Set-up",
  component: SetUp,
  ...inPortal({ at: "/setup" }),
} satisfies Meta<typeof SetUp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const create = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Create the administrator" }));

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText("Set-up secret", { selector: "input" }), "the-secret-of-the-file");
  await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Ama");
  await userEvent.type(canvas.getByRole("textbox", { name: "Surname" }), "Mensah");
  await userEvent.type(canvas.getByRole("textbox", { name: "Email address" }), "ama.mensah@authority.example");
  await userEvent.type(canvas.getByLabelText(/^Phone number/), "024 000 0009");
  await userEvent.click(canvas.getByRole("checkbox", { name: "I have checked the prices, and they are correct" }));
}

export const Finished: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await create(canvas);
    await expect(await canvas.findByRole("heading", { name: "What to do next" })).toHaveFocus();
    await expect(lastSent(finishSetup)?.body).toMatchObject({
      secret: "the-secret-of-the-file",
      email: "ama.mensah@authority.example",
      phone_number: "+233240000009",
      prices_confirmed: true,
    });
    await expect(canvas.getByRole("link", { name: "Set your password" })).toHaveAttribute(
      "href",
      "/auth/forgot-password",
    );
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Create the administrator" });
    await expect(canvas.getByText(/^Create the first administrator/)).toBeVisible();
    await create(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveTextContent(
      /Set-up secret is required.*First Name is required/,
    );
  },
};

export const Prices: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Replace an expired licence")).toBeVisible();
    await expect(canvas.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "GH₵280.00Application: GH₵100.00Photo and fingerprints: GH₵30.00Card: GH₵150.00",
      "GH₵40.00",
    ]);
    await fill(canvas);
    await userEvent.click(canvas.getByRole("checkbox"));
    await create(canvas);
    await expect(await canvas.findByRole("link", { name: "Check the prices and tick the box" })).toBeVisible();
    await expect(lastSent(finishSetup)).toBeUndefined();
  },
};

export const WrongSecret: Story = {
  beforeEach: () =>
    server.refuse(finishSetup, "invalid", { secret: ["This is not the set-up secret. Copy it again."] }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await create(canvas);
    await expect(await canvas.findByRole("link", { name: /^This is not the set-up secret/ })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Ama");
  },
};

export const Expired: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(getSetup, { state: "expired", prices: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The set-up secret has expired/)).toBeVisible();
  },
};

export const AlreadyDone: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(getSetup, { state: "done", prices: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Log in" })).toBeVisible();
    await expect(canvas.queryByText(/^Create the first administrator/)).not.toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getSetup),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("button", { name: "Create the administrator" })).toBeVisible();
  },
};
