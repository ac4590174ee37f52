import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Combobox } from "./Combobox.tsx";

const options = [
  { value: "GH", label: "Ghana" },
  { value: "TG", label: "Togo" },
  { value: "CI", label: "Côte d'Ivoire" },
  { value: "BF", label: "Burkina Faso", disabled: true },
];

const meta = {
  title: "Forms/Combobox",
  component: Combobox,
  args: { label: "Country", name: "country", options, onChoose: fn() },
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

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field).outlineStyle).toBe("solid");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("o");
    await expect(canvas.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Togo",
      "Côte d'Ivoire",
      "Burkina Faso",
    ]);
    await expect(canvas.getByText("3 results")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await expect(active).toHaveTextContent("Côte d'Ivoire");
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Côte d'Ivoire");
    await expect(sent()).toBe("CI");
    await expect(args.onChoose).toHaveBeenLastCalledWith(options[2]);
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
  },
};

export const ArrowUpEscapeAndClear: Story = {
  args: { defaultOption: { value: "TG", label: "Togo" } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox");
    await expect(sent()).toBe("TG");
    await userEvent.click(field);
    // The chosen option does not filter the list of options.
    await expect(canvas.getAllByRole("option")).toHaveLength(4);
    await expect(canvas.getByRole("option", { name: "Togo" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    // A disabled option cannot be chosen.
    await expect(sent()).toBe("TG");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(field).toHaveValue("Togo");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await expect(sent()).toBe("");
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
  },
};

export const ByPointerAndByName: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole("option", { name: "Ghana" }));
    await expect(sent()).toBe("GH");
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await expect(sent()).toBe("");
    await userEvent.type(field, "togo");
    await userEvent.tab();
    await expect(sent()).toBe("TG");
    await expect(field).toHaveValue("Togo");
  },
};

const submitted = fn((event: Event) => event.preventDefault());

const withSubmitButton: Decorator = (Story) => (
  <>
    <Story />
    <Button type="submit">Save</Button>
  </>
);

export const TypedInFullAndEnter: Story = {
  decorators: [withSubmitButton],
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole("form");
    form.addEventListener("submit", submitted);
    submitted.mockClear();
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "cote d'ivoire{Enter}");
    await waitFor(() => expect(sent()).toBe("CI"));
    await expect(field).toHaveValue("Côte d'Ivoire");
    await expect(args.onChoose).toHaveBeenLastCalledWith(options[2]);
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

export const EnterWithoutAMatch: Story = {
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
  args: {
    options: [..."abcdefgh"].map((letter) => ({ value: letter, label: `Officer ${letter.toUpperCase()}` })),
    label: "Assign to",
  },
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
  render: (args) => (
    <Dialog open onClose={() => undefined} title="Assign">
      <Combobox {...args} />
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

const read = fn<(country: FormDataEntryValue | null) => void>();
const countriesRead = () => read.mock.calls.map(([country]) => country);

export const ReadByTheFormAtEachChange: Story = {
  args: { defaultOption: { value: "TG", label: "Togo" }, labelName: "country_name", onClick: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div onInput={() => read(sent())} style={{ minHeight: "20rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    const field = canvas.getByRole("combobox");
    read.mockClear();
    await userEvent.clear(field);
    await expect(countriesRead()).toEqual([""]);
    await userEvent.type(field, "gh");
    await expect(countriesRead()).toEqual(["", "", ""]);
    // Choosing an option also fires an input event.
    await userEvent.click(canvas.getByRole("option", { name: "Ghana" }));
    await expect(countriesRead()).toEqual(["", "", "", "GH"]);
    await expect(new FormData(form).get("country_name")).toBe("Ghana");
    await userEvent.keyboard("{Escape}");
    await expect(countriesRead().at(-1)).toBe("");
    await userEvent.type(field, "ghana");
    await userEvent.tab();
    await expect(countriesRead().at(-1)).toBe("GH");
    await expect(args.onClick).toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    // A reset restores the field and the submitted value.
    form.reset();
    await waitFor(() => expect(field).toHaveValue("Togo"));
    await expect(sent()).toBe("TG");
  },
};

export const Open: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}");
  },
};

const load = fn((typed: string) =>
  typed === "fail"
    ? Promise.reject(new Error("no network"))
    : Promise.resolve(options.filter(({ label }) => label.toLowerCase().startsWith(typed))),
);

export const LookedUp: Story = {
  args: { options: [], load },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "tog");
    await waitFor(() => expect(canvas.getByRole("option", { name: "Togo" })).toBeVisible());
    await expect(load.mock.calls.map(([typed]) => typed)).toEqual(["tog"]);
    await userEvent.clear(field);
    await userEvent.type(field, "fail");
    await waitFor(() => expect(canvas.getAllByText(/could not load the list/)).not.toHaveLength(0));
    await userEvent.type(field, "x");
    await waitFor(() => expect(canvas.getAllByText("Nothing found")).not.toHaveLength(0));
  },
};

export const WithError: Story = { name: "Error", args: { error: "Choose a country from the list" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { options: [{ value: "x", label: "Ɔman-a-ne-din-yɛ-tenten-paa-wɔ-wiase-nyinaa-mu".repeat(2) }] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { ...Open, tags: [], globals: { theme: "dark" } };
export const HighContrast: Story = { ...Open, tags: [], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { ...Open, tags: [], globals: { direction: "rtl" } };
