import { Button, Combobox, DateInput, Form, type FormError, PhoneInput, RadioGroup, Stack, TextInput } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useActionState } from "react";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";

const countries = [
  { value: "gh", label: "Ghana" },
  { value: "tg", label: "Togo" },
];
const yesOrNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const meta = { title: "Kwan/Form actions", component: Form } satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

type Sent = { answers: Record<string, string>; errors: readonly FormError[]; saved: boolean };

const save = (_: Sent, form: FormData): Sent => {
  const answers = Object.fromEntries(form) as Record<string, string>;
  const isMissing = answers.name === "";
  return {
    answers: isMissing ? answers : {},
    errors: isMissing ? [{ field: "name", message: "Enter your full name" }] : [],
    saved: !isMissing,
  };
};

function ActionForm() {
  const [{ answers, errors, saved }, action] = useActionState(save, { answers: {}, errors: [], saved: false });
  return (
    <Stack>
      <Form aria-label="Application" action={action} errors={errors}>
        <TextInput
          label="Full name"
          id="name"
          name="name"
          defaultValue={answers.name}
          error={errors[0]?.message}
          required
        />
        <DateInput label="Born" name="born" defaultValue={answers.born} />
        <PhoneInput label="Phone" name="phone" defaultValue={answers.phone} />
        <Combobox label="Country" name="country" options={countries} defaultValue={answers.country} />
        <RadioGroup label="Do you wear glasses?" name="glasses" options={yesOrNo} defaultValue={answers.glasses} />
        <Button type="submit">Send</Button>
      </Form>
      <output>{saved ? "Saved" : ""}</output>
    </Stack>
  );
}

/** React 19 actions: React resets the form after each action, to the answers that the action returns. */
export const Actions: Story = {
  beforeEach: () => {
    const errors = spyOn(console, "error");
    return () => errors.mockRestore();
  },
  // [R-UIK-02]
  render: () => <ActionForm />,
  play: async ({ canvas }) => {
    const fill = async (name: string, text: string) => userEvent.type(canvas.getByLabelText(name), text);
    await fill("Day", "23");
    await fill("Month", "4");
    await fill("Year", "2001");
    await fill("Phone", "0244123456");
    await fill("Country", "Togo{Enter}");
    await userEvent.click(canvas.getByLabelText("No"));
    const send = () => userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await send();
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    const form = within(canvas.getByRole("form"));
    const isKept = () => {
      expect(form.getByLabelText("Day")).toHaveValue("23");
      expect(form.getByLabelText("Year")).toHaveValue("2001");
      expect(form.getByLabelText("Phone")).toHaveValue("244123456");
      expect(form.getByLabelText("Country")).toHaveValue("Togo");
      expect(form.getByLabelText("No")).toBeChecked();
    };
    await waitFor(isKept);
    await fill("Full name", "Ama");
    await send();
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await waitFor(() => expect(form.getByLabelText("Full name")).toHaveValue(""));
    await expect(form.getByLabelText("Day")).toHaveValue("");
    await expect(form.getByLabelText("Phone")).toHaveValue("");
    await expect(form.getByLabelText("Country")).toHaveValue("");
    await expect(form.getByLabelText("No")).not.toBeChecked();
    // React says what it does not like about a form with an action.
    await expect(console.error).not.toHaveBeenCalled();
  },
};
