import {
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateInput,
  Form,
  Inline,
  NumberInput,
  PhoneInput,
  RadioGroup,
  Select,
  TextArea,
  TextInput,
} from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controller, type ControllerRenderProps, type FieldPath, useForm } from "react-hook-form";
import { expect, userEvent, waitFor } from "storybook/test";

type Answers = {
  name: string;
  reason: string;
  copies: string;
  region: string;
  born: string;
  phone: string;
  country: string;
  glasses: string;
  classes: string[];
  isTrue: boolean;
};

const none: Answers = {
  name: "",
  reason: "",
  copies: "1",
  region: "",
  born: "",
  phone: "",
  country: "",
  glasses: "",
  classes: [],
  isTrue: false,
};

const stored: Answers = {
  name: "Ama Mensah",
  reason: "I have moved",
  copies: "3",
  region: "volta",
  born: "2001-04-23",
  phone: "+233244123456",
  country: "tg",
  glasses: "no",
  classes: ["b"],
  isTrue: true,
};

const countries = [
  { value: "gh", label: "Ghana" },
  { value: "tg", label: "Togo" },
];
const regions = [
  { value: "ashanti", label: "Ashanti" },
  { value: "volta", label: "Volta" },
];
const yesOrNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const classes = [
  { value: "a", label: "Motorcycle" },
  { value: "b", label: "Car" },
];

const meta = { title: "Kwan/Form libraries", component: Form } satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The props of a controlled field, from those of React Hook Form. */
const of = <Name extends FieldPath<Answers>>({ onChange, ...field }: ControllerRenderProps<Answers, Name>) => ({
  ...field,
  onValueChange: onChange,
});

function HookForm() {
  const { register, control, reset, handleSubmit, formState } = useForm<Answers>({ defaultValues: none });
  return (
    <Form aria-label="Application" onSubmit={handleSubmit(() => {})}>
      <TextInput label="Full name" {...register("name", { required: true })} />
      <TextArea label="Reason" limit={100} {...register("reason")} />
      <NumberInput label="Copies" min={1} max={3} step={1} {...register("copies")} />
      <Select label="Region" emptyLabel="Choose" options={regions} {...register("region")} />
      <Controller name="born" control={control} render={({ field }) => <DateInput label="Born" {...of(field)} />} />
      <Controller name="phone" control={control} render={({ field }) => <PhoneInput label="Phone" {...of(field)} />} />
      <Controller
        name="country"
        control={control}
        render={({ field }) => <Combobox label="Country" options={countries} {...of(field)} />}
      />
      <Controller
        name="glasses"
        control={control}
        render={({ field }) => <RadioGroup label="Do you wear glasses?" options={yesOrNo} {...of(field)} />}
      />
      <Controller
        name="classes"
        control={control}
        render={({ field }) => <CheckboxGroup label="Classes" options={classes} {...of(field)} />}
      />
      <Checkbox label="It is true" {...register("isTrue")} />
      <Inline>
        <Button type="submit">Send</Button>
        <Button tone="secondary" onClick={() => reset(stored)}>
          Load
        </Button>
        <Button tone="secondary" onClick={() => reset(none)}>
          Clear
        </Button>
      </Inline>
      <output>{formState.isDirty ? "Changed" : "As loaded"}</output>
    </Form>
  );
}

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const seen = (canvas: Canvas) => ({
  name: canvas.getByLabelText<HTMLInputElement>("Full name").value,
  copies: canvas.getByLabelText<HTMLInputElement>("Copies").value,
  region: canvas.getByLabelText<HTMLSelectElement>("Region").value,
  born: ["Day", "Month", "Year"].map((part) => canvas.getByLabelText<HTMLInputElement>(part).value).join(" "),
  phone: canvas.getByLabelText<HTMLInputElement>("Phone").value,
  country: canvas.getByLabelText<HTMLInputElement>("Country").value,
  ticked: ["Yes", "No", "Motorcycle", "Car", "It is true"].filter(
    (label) => canvas.getByLabelText<HTMLInputElement>(label).checked,
  ),
});

/**
 * React Hook Form: fields with one native control are registered, and the others are controlled. `reset` fills in answers
 * that arrive later, and clears them.
 */
export const ReactHookForm: Story = {
  // [R-UIK-02]
  render: () => <HookForm />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    const before = seen(canvas);
    await press("Load");
    await waitFor(() =>
      expect(seen(canvas)).toEqual({
        name: "Ama Mensah",
        copies: "3",
        region: "volta",
        born: "23 4 2001",
        phone: "244123456",
        country: "Togo",
        ticked: ["No", "Car", "It is true"],
      }),
    );
    // What a field says about its answer follows the answer.
    await expect(canvas.getByText("You have 88 characters left")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "More Copies" })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText("Year"), "{Backspace}2");
    await userEvent.click(canvas.getByLabelText("Yes"));
    await expect(canvas.getByText("Changed")).toBeVisible();
    await press("Clear");
    await waitFor(() => expect(seen(canvas)).toEqual(before));
    await expect(canvas.getByText("As loaded")).toBeVisible();
    // The first field that is wrong gets the focus.
    await press("Send");
    await waitFor(() => expect(canvas.getByLabelText("Full name")).toHaveFocus());
  },
};
