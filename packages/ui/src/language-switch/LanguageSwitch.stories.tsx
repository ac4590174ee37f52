import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const meta = {
  title: "Navigation/LanguageSwitch",
  component: LanguageSwitch,
  args: {
    value: "en",
    languages: [
      { value: "en", label: "English", href: "#en" },
      { value: "fr", label: "Français", href: "#fr" },
    ],
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Language" })).toBeVisible();
    // The current language is no link, and the others are read out in their own language.
    await expect(canvas.getByText("English")).toHaveAttribute("aria-current", "true");
    const french = canvas.getByRole("link", { name: "Français" });
    await expect(french).toHaveAttribute("lang", "fr");
    await expect(french).toHaveAttribute("hreflang", "fr");
    await userEvent.tab();
    await expect(french).toHaveFocus();
    await expect(getComputedStyle(french).outlineStyle).toBe("solid");
  },
};

export const WithoutLoadingThePage: Story = {
  tags: ["test-only"],
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    const french = canvas.getByRole("link", { name: "Français" });
    const isFollowed = fn((event: Event) => {
      const followed = !event.defaultPrevented;
      event.preventDefault();
      return followed;
    });
    canvas.getByRole("navigation").parentElement?.addEventListener("click", isFollowed);
    await userEvent.click(french);
    await expect(args.onValueChange).toHaveBeenCalledWith("fr");
    await expect(isFollowed).toHaveLastReturnedWith(false);
    // A new tab gets the link.
    await userEvent.setup().click(french);
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    await user.click(french);
    await user.keyboard("{/Control}");
    await expect(isFollowed).toHaveLastReturnedWith(true);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
