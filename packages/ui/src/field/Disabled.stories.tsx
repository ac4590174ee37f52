import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Combobox } from "../combobox/Combobox.tsx";
import { RadioGroup } from "../radio-group/RadioGroup.tsx";
import { Select } from "../select/Select.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Switch } from "../switch/Switch.tsx";
import { TextArea } from "../text-area/TextArea.tsx";
import { TextInput } from "../text-input/TextInput.tsx";

const options = [
  { value: "gh", label: "Ghana" },
  { value: "tg", label: "Togo" },
];

const meta = { title: "Forms/Disabled fields", tags: ["!autodocs"], component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A disabled field looks the same, whatever kind of field it is. */
export const Default: Story = {
  tags: ["visual", "test-only"],
  render: () => (
    <Stack>
      <TextInput label="Name" disabled defaultValue="Ama Mensah" />
      <TextArea label="Reason" disabled defaultValue="Moved house" />
      <Select label="Country" disabled options={options} />
      <Combobox label="Nationality" disabled options={options} defaultValue="gh" />
      <Checkbox label="Not ticked" disabled />
      <Checkbox label="Ticked" disabled defaultChecked />
      <RadioGroup label="Where?" disabled options={options} defaultValue="gh" />
      <Switch label="Off" disabled />
      <Switch label="On" disabled defaultChecked />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const controls = [...canvasElement.querySelectorAll<HTMLElement>(":disabled:is(input, select, textarea)")].filter(
      (control) => control.getAttribute("type") !== "hidden",
    );
    await expect(controls).toHaveLength(10);
    const look = (control: Element) => {
      const { backgroundColor, opacity, cursor } = getComputedStyle(control);
      return { backgroundColor, opacity, cursor };
    };
    const first = look(canvas.getByLabelText("Name"));
    await expect(first.opacity).toBe("1");
    const isTicked = (control: Element) => control.matches(":checked");
    for (const control of controls) {
      if (isTicked(control)) await expect(look(control).opacity).toBe("1");
      else await expect(look(control)).toEqual(first);
    }
    // What is ticked is drawn in the colour of disabled text.
    await expect(look(canvas.getByLabelText("Ticked")).backgroundColor).toBe(
      getComputedStyle(canvas.getByLabelText("Name")).color,
    );
  },
};

export const Dark: Story = { ...Default, tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { ...Default, tags: ["test-only"], globals: { theme: "high-contrast" } };
