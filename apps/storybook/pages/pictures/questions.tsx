import * as kit from "@kwan/ui";
import type { ReactNode } from "react";
import { surface } from "./surface.tsx";

const { Select } = kit;

const yesOrNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const classes = [
  { value: "B", label: "B: cars" },
  { value: "C", label: "C: minibuses" },
];
/** The components with which a form asks. */
export const questions: Readonly<Record<string, ReactNode>> = {
  TextInput: <kit.TextInput label="Full name" defaultValue="Ama Mensah" />,
  TextArea: <kit.TextArea label="Why?" defaultValue="I married on May 3, 2026" limit={500} />,
  DateInput: <kit.DateInput label="Date of birth" defaultValue="2001-04-23" />,
  PhoneInput: <kit.PhoneInput label="Phone number" defaultValue="+233244123456" />,
  CodeInput: <kit.CodeInput label="6-digit code" defaultValue="123456" />,
  PasswordInput: <kit.PasswordInput label="Password" defaultValue="Password1" />,
  NumberInput: <kit.NumberInput label="How many copies?" step={1} defaultValue="2" />,
  DigitalAddressInput: <kit.DigitalAddressInput label="Digital address" defaultValue="GA-183-8164" />,
  RadioGroup: <kit.RadioGroup label="Is this your first licence?" options={yesOrNo} defaultValue="yes" />,
  RadioCards: (
    <kit.RadioCards
      label="How fast?"
      defaultValue="a"
      options={[{ value: "a", label: "Regular", meta: "GH₵120.00", hint: "5 to 10 working days" }]}
    />
  ),
  SlotPicker: (
    <kit.SlotPicker
      label="When do you want to come?"
      slots={[{ value: "a", day: "2026-05-04", label: "09:00 to 09:40" }]}
      defaultValue="a"
    />
  ),
  ChoiceQuestion: (
    <kit.ChoiceQuestion
      heading="What does this sign mean?"
      level={3}
      options={[
        { value: "a", label: "No entry" },
        { value: "b", label: "Give way" },
      ]}
    />
  ),
  CheckboxGroup: <kit.CheckboxGroup label="Which classes?" options={classes} defaultValue={["B"]} />,
  Checkbox: <kit.Checkbox label="The information I have given is true" defaultChecked />,
  Select: <Select label="Region" options={[{ value: "GA", label: "Greater Accra" }]} />,
  Combobox: <kit.Combobox label="Country" options={[{ value: "TG", label: "Togo" }]} defaultValue="TG" />,
  FileUpload: <kit.FileUpload label="Birth certificate" upload={() => new Promise(() => {})} maxBytes={5_000_000} />,
  SearchInput: <kit.SearchInput label="Find a trainee" hideLabel={false} placeholder="" />,
  Switch: <kit.Switch label="Remind me by SMS" defaultChecked />,
  Form: surface("About you", <kit.TextInput label="Full name" />),
  ErrorSummary: <kit.ErrorSummary role="group" errors={[{ message: "Enter your full name" }]} />,
  Fieldset: (
    <kit.Fieldset label="Where do you live?">
      <kit.TextInput label="Street" />
    </kit.Fieldset>
  ),
  Field: <kit.Field label="Registration number">{(control) => <input {...control} />}</kit.Field>,
  FieldError: <kit.FieldError>Enter the registration number</kit.FieldError>,
};
