import { registerDriver } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { lastSent, server } from "../../../stories/server.ts";
import { RegisterPerson } from "./RegisterPerson.tsx";

const meta = {
  title: "Portal/Desk/Register a person",
  component: RegisterPerson,
  ...inPortal({ as: "officer", at: "/desk/register" }),
  args: { onMade: fn() },
} satisfies Meta<typeof RegisterPerson>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function fillIn(canvas: Canvas) {
  const type = async (name: string | RegExp, text: string) =>
    userEvent.type(canvas.getByRole("textbox", { name }), text);
  await type("First name", "Kofi");
  await type("Surname", "Asare");
  await userEvent.click(canvas.getByRole("radio", { name: /^Ghana Card/ }));
  await type("ID number", "gha 700100200 3");
  await type("Day", "4");
  await type("Month", "5");
  await type("Year", "1979");
  await userEvent.click(canvas.getByRole("radio", { name: "Male" }));
  const nationality = canvas.getByRole("combobox", { name: /^Nationality/ });
  await userEvent.type(nationality, "Ghana");
  await userEvent.click(await canvas.findByRole("option", { name: "Ghanaian" }));
  await type("City", "Tamale");
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Register" }));

export const WithoutAPhone: Story = {
  name: "Somebody without a phone is registered",
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("group", { name: "Which ID did they show you?" })).toBeVisible();
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() =>
      expect(lastSent(registerDriver)?.body).toMatchObject({
        first_name: "Kofi",
        last_name: "Asare",
        date_of_birth: "1979-05-04",
        id_type: "ghana_card",
        id_number: "gha 700100200 3",
        nationality: { value: "GH", label: "Ghanaian" },
        sex: "male",
        address: { city: "Tamale", country: "Ghana" },
      }),
    );
    await expect(lastSent(registerDriver)?.body).not.toHaveProperty("phone_number");
    await expectToast("Kofi Asare has been registered.");
    await expect(args.onMade).toHaveBeenCalledOnce();
  },
};

export const Namesake: Story = {
  name: "Somebody with the same name and date of birth is on record",
  beforeEach: () =>
    server.refuse(registerDriver, "invalid", { is_another_person: ["Someone with this name is on record."] }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    const confirm = await canvas.findByRole("checkbox", { name: /^I have checked that this is a different person/ });
    await expect(confirm).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Surname" })).toHaveValue("Asare");
    await userEvent.click(confirm);
    await send(canvas);
    await waitFor(() => expect(lastSent(registerDriver)?.body).toMatchObject({ is_another_person: true }));
  },
};

export const Wrong: Story = {
  name: "What is missing is named",
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(canvas.getByRole("textbox", { name: "First name" })).toBeInvalid();
    await expect(lastSent(registerDriver)).toBeUndefined();
  },
};
