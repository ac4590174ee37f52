import { getInvoice } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf } from "../../../stories/server.ts";
import { PayForm } from "./PayForm.tsx";

const meta = {
  title: "Portal/Payments/Ways to pay",
  component: PayForm,
  ...inPortal({ as: "driver" }),
  args: { invoice: exampleOf(getInvoice), pay: fn(() => Promise.resolve()) },
} satisfies Meta<typeof PayForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const pay = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: /^Pay GH₵210.00/ }));

export const MobileMoney: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("radio", { name: /MTN MoMo/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile money number" }), "024 412 3456");
    await pay(canvas);
    await waitFor(() =>
      expect(args.pay).toHaveBeenCalledWith({
        channel: "mobile_money",
        network: "mtn",
        phone_number: "+233244123456",
      }),
    );
  },
};

export const Card: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^Card/ }));
    await expect(canvas.getByRole("textbox", { name: "Email address (optional)" })).toBeVisible();
    await pay(canvas);
    await waitFor(() => expect(args.pay).toHaveBeenCalledWith({ channel: "card" }));
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas, args }) => {
    await pay(canvas);
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toHaveTextContent(
      "Choose how you want to pay",
    );
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).not.toHaveTextContent("Phone");
    await expect(args.pay).not.toHaveBeenCalled();
  },
};

export const WrongNumber: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Telecel/ }));
    await userEvent.type(canvas.getByRole("textbox"), "12");
    await pay(canvas);
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(args.pay).not.toHaveBeenCalled();
  },
};

/** However often the button is pressed, the form is submitted only once. */
export const UnderWay: Story = {
  args: { pay: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^Card/ }));
    await pay(canvas);
    await pay(canvas);
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(canvas.getByRole("button", { name: /^Pay GH/ })).toHaveAttribute("aria-busy", "true");
    await expect(args.pay).toHaveBeenCalledOnce();
  },
};
