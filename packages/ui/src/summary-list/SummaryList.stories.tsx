import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SummaryList } from "./SummaryList.tsx";

const startChange = fn();

const meta = {
  title: "Data/SummaryList",
  component: SummaryList,
  args: {
    rows: [
      { name: "Full name", value: "Ama Serwaa Mensah", href: "#name", changes: "your full name" },
      { name: "Date of birth", value: "April 23, 1998", href: "#birth" },
      {
        name: "Address",
        value: (
          <>
            14 Independence Avenue
            <br />
            Accra
          </>
        ),
        onChange: startChange,
      },
      { name: "Digital address", href: "#digital" },
      { name: "Nationality", value: "Ghanaian" },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "print"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Full name",
      "Date of birth",
      "Address",
      "Digital address",
      "Nationality",
    ]);
    const links = canvas.getAllByRole("link");
    // Even out of context, the links say what they change.
    await expect(links.map((link) => link.textContent)).toEqual([
      "Change your full name",
      "Change Date of birth",
      "Change Digital address",
    ]);
    await expect(canvas.getByText("Not given")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Change your full name" })).toHaveFocus();
    await expect(getComputedStyle(links[0] as Element).outlineStyle).toBe("solid");
    await expect((links[0] as Element).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

const facts = [
  { name: "Price", value: "GH₵200.00" },
  { name: "Documents", value: "Passport page, photo of yourself" },
];

export const NothingToChangeOnAPhone: Story = {
  tags: ["visual", "test-only"],
  globals: { viewport: { value: "phone" } },
  args: { rows: facts },
  play: async ({ canvas }) => {
    const [name, value] = [canvas.getByText("Price"), canvas.getByText("GH₵200.00")];
    // Names and values are next to each other, and the values of all rows are aligned.
    await expect(value.getBoundingClientRect().top).toBe(name.getBoundingClientRect().top);
    await expect(canvas.getByText(/Passport/).getBoundingClientRect().left).toBe(value.getBoundingClientRect().left);
  },
};

export const HugeLetters: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { rows: facts },
  decorators: [
    (Story) => (
      <div style={{ width: "14rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("GH₵200.00").getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByText("Price").getBoundingClientRect().bottom,
    );
  },
};

export const ChangesInThePage: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    startChange.mockClear();
    const button = canvas.getByRole("button", { name: "Change Address" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(button);
    await expect(startChange).toHaveBeenCalledTimes(3);
  },
};

export const OnlyToRead: Story = {
  args: { rows: [{ name: "Number", value: "KW-24-000182" }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await expect(canvas.getByRole("definition")).toHaveTextContent("KW-24-000182");
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    rows: [
      {
        name: "Adwumayɛkuwnkrataasehyɛfoɔdin".repeat(2),
        value: "Nana-Kwabena-Asante-Boateng-Ɔpɔnkɔ-hemaa".repeat(3),
        href: "#x",
      },
    ],
    changeLabel: "Sesa-yei-seesei",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  args: { rows: [{ name: "الاسم الكامل", value: "أما سيروا منسا", href: "#name" }], changeLabel: "تغيير" },
};
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [name, value] = [canvas.getByText("Full name"), canvas.getByText("Ama Serwaa Mensah")];
    await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom - 1);
  },
};

/** The longest word in a name stays whole, and the answer next to it becomes narrower. */
export const LongWordOnAPhone: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "phone" } },
  args: { rows: [{ name: "Conduite professionnelle", value: "Non" }] },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByText("Conduite professionnelle");
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(name);
    const lines =
      (name.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
      Number.parseFloat(lineHeight);
    await expect(Math.round(lines)).toBeLessThanOrEqual(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
