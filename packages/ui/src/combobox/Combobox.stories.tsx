import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith("CI", options[2]);
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
  },
};

export const ArrowUpEscapeAndClear: Story = {
  tags: ["test-only"],
  args: { defaultValue: "TG" },
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", undefined);
  },
};

export const ByPointerAndByName: Story = {
  tags: ["test-only"],
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

const read = fn<(country: FormDataEntryValue | null) => void>();
const countriesRead = () => read.mock.calls.map(([country]) => country);

export const ReadByTheFormAtEachChange: Story = {
  tags: ["test-only"],
  args: { defaultValue: "TG", labelName: "country_name", onClick: fn(), onBlur: fn() },
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
  // In a frame, because only there a story plays on its page.
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
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
  tags: ["test-only"],
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
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { options: [{ value: "x", label: "Ɔman-a-ne-din-yɛ-tenten-paa-wɔ-wiase-nyinaa-mu".repeat(2) }] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { ...Open, tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { ...Open, tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { ...Open, tags: ["test-only"], globals: { direction: "rtl" } };
