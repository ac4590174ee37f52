import {
  Checkbox,
  CheckboxGroup,
  ChoiceQuestion,
  CodeInput,
  Combobox,
  DateInput,
  DigitalAddressInput,
  Field,
  FieldError,
  Fieldset,
  FileUpload,
  NumberInput,
  PasswordInput,
  PhoneInput,
  RadioCards,
  RadioGroup,
  SearchInput,
  Select,
  SlotPicker,
  Switch,
  TextArea,
  TextInput,
} from "@kwan/ui";
import { type Row, row } from "./row.tsx";

const element = { ref: true, className: true, style: true, id: true } as const;
const control = { ...element, name: true, form: true, disabled: true } as const;
const text = { ...control, readOnly: true } as const;

const options = [
  { value: "gh", label: "Ghana" },
  { value: "tg", label: "Togo" },
];
const slots = [
  { value: "gh", day: "2026-05-04", label: "09:00" },
  { value: "tg", day: "2026-05-05", label: "10:00" },
];
const choices = { label: "Country", options, defaultValue: "tg" };

/** The fields, each with an answer. */
export const fieldRows: readonly Row[] = [
  row("TextInput", TextInput, { label: "Town", defaultValue: "Tema" }, text, ["Tema"]),
  row("TextArea", TextArea, { label: "Reason", defaultValue: "Moved" }, text, ["Moved"]),
  row("NumberInput", NumberInput, { label: "Copies", step: 1, defaultValue: "2" }, text, ["2"]),
  row("PasswordInput", PasswordInput, { label: "Password", defaultValue: "secret" }, text, ["secret"]),
  row("CodeInput", CodeInput, { label: "Code", defaultValue: "123456" }, text, ["123456"]),
  row("SearchInput", SearchInput, { label: "Search", defaultValue: "Ama" }, text, ["Ama"]),
  row("PhoneInput", PhoneInput, { label: "Phone", defaultValue: "+233244123456" }, text, ["+233244123456"]),
  row("DateInput", DateInput, { label: "Born", defaultValue: "2001-04-23" }, text, ["2001-04-23"]),
  row("DigitalAddressInput", DigitalAddressInput, { label: "Address", defaultValue: "GA-183-8164" }, text, [
    "GA-183-8164",
  ]),
  row("Combobox", Combobox, choices, text, ["tg"]),
  row("Select", Select, choices, control, ["tg"]),
  row("RadioGroup", RadioGroup, choices, control, ["tg"]),
  row("RadioCards", RadioCards, choices, control, ["tg"]),
  row("SlotPicker", SlotPicker, { label: "When?", slots, defaultValue: "tg" }, control, ["tg"]),
  row("ChoiceQuestion", ChoiceQuestion, { heading: "Where is Lomé?", options, defaultValue: "tg" }, control, ["tg"]),
  row("CheckboxGroup", CheckboxGroup, { label: "Countries", options, defaultValue: ["tg"] }, control, ["tg"]),
  row("Checkbox", Checkbox, { label: "It is true", defaultChecked: true }, control, ["on"]),
  row("Switch", Switch, { label: "Remind me", defaultChecked: true }, control, ["on"]),
  row(
    "FileUpload",
    FileUpload,
    { label: "Letter", upload: async () => ({ id: "f2", name: "b" }), defaultValue: [{ id: "f1", name: "a" }] },
    control,
    ["f1"],
  ),
  row("Fieldset", Fieldset, { label: "Address", children: <input /> }, control),
  row(
    "Field",
    Field,
    { label: "Plate", children: (props) => <input {...props} /> },
    { className: true, style: true, id: true },
  ),
  row("FieldError", FieldError, { children: "Enter a town" }, { id: true }),
];
