import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Combobox } from "./Combobox.tsx";

const options = [
  { value: "GH", label: "Ghana" },
  { value: "TG", label: "Togo" },
  { value: "CI", label: "Côte d'Ivoire" },
];

const meta = {
  title: "Forms/Combobox, Enter and in a dialog",
  tags: ["!autodocs"],
  component: Combobox,
  args: { label: "Country", name: "country", options, onValueChange: fn() },
  decorators: [
    (Story) => (
      <form aria-label="Person" style={{ minHeight: "20rem" }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = () => new FormData(screen.getByRole("form") as HTMLFormElement).get("country");

const submitted = fn((event: Event) => event.preventDefault());

const withSubmitButton: Decorator = (Story) => (
  <>
    <Story />
    <Button type="submit">Save</Button>
  </>
);

export const TypedInFullAndEnter: Story = {
  tags: ["test-only"],
  decorators: [withSubmitButton],
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole("form");
    form.addEventListener("submit", submitted);
    submitted.mockClear();
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "cote d'ivoire{Enter}");
    await waitFor(() => expect(sent()).toBe("CI"));
    await expect(field).toHaveValue("Côte d'Ivoire");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("CI", options[2]);
    await userEvent.clear(field);
    // The only match is enough.
    await userEvent.type(field, "gha{Enter}");
    await waitFor(() => expect(sent()).toBe("GH"));
    await expect(field).toHaveValue("Ghana");
    await expect(submitted).not.toHaveBeenCalled();
    // Once an option is chosen, Enter sends the form.
    await userEvent.keyboard("{Enter}");
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(sent()).toBe("GH");
  },
};

/** A form asks for the validity of its fields, so that it does not lose a text that is not an option. */
export const InvalidWhileNotAnOption: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    await expect(field.validity.customError).toBe(false);
    await userEvent.type(field, "Ghosts");
    await userEvent.tab();
    await expect(field.validationMessage).toBe("Choose an option from the list");
    await userEvent.clear(field);
    await expect(field.validity.valid).toBe(true);
    await userEvent.type(field, "ghana");
    await userEvent.tab();
    await expect(field.validity.valid).toBe(true);
  },
};

export const EnterWithoutAMatch: Story = {
  tags: ["test-only"],
  decorators: [withSubmitButton],
  play: async ({ canvas }) => {
    const form = canvas.getByRole("form");
    form.addEventListener("submit", submitted);
    submitted.mockClear();
    const field = canvas.getByRole("combobox");
    // Two options match, so nothing is guessed and nothing that was typed is lost.
    await userEvent.type(field, "g{Escape}{Enter}");
    await expect(canvas.getAllByRole("option")).toHaveLength(2);
    await userEvent.type(field, "x{Enter}");
    await expect(canvas.getAllByText("Nothing found")).not.toHaveLength(0);
    await expect(field).toHaveValue("gx");
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

const seen = (element: Element, bottom: number) => {
  const { left, right } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
};

export const InADialog: Story = {
  tags: ["test-only"],
  args: {
    options: [..."abcdefgh"].map((letter) => ({ value: letter, label: `Officer ${letter.toUpperCase()}` })),
    label: "Assign to",
  },
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} heading="Assign">
      {/* What moves or scrolls cuts off everything in it, except a popover. */}
      <div style={{ transform: "translateY(0)", overflow: "hidden" }}>
        <Combobox {...args} />
      </div>
    </Dialog>
  ),
  play: async () => {
    const dialog = screen.getByRole("dialog").getBoundingClientRect();
    await userEvent.click(screen.getByRole("combobox"));
    const list = screen.getByRole("listbox").parentElement as Element;
    const { top, bottom, left, right } = list.getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(dialog.bottom);
    await expect(seen(list, bottom)).toBe(true);
    const field = screen.getByRole("combobox").getBoundingClientRect();
    await expect([left, right]).toEqual([field.left, field.right]);
    await expect(top >= field.bottom || bottom <= field.top).toBe(true);
    await userEvent.click(screen.getByRole("option", { name: "Officer B" }));
    await expect(screen.getByRole("combobox")).toHaveValue("Officer B");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

/** The arrows go round: up from the first option is the last one. */
export const ArrowsInBothDirections: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    field.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{Enter}");
    await waitFor(() => expect(field).toHaveValue("Ghana"));
  },
};
