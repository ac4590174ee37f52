import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Toasts } from "./Toasts.tsx";
import { createToaster, type ToastType } from "./toaster.ts";

const toaster = createToaster();

const meta = {
  title: "Feedback/Toasts",
  component: Toasts,
  args: { toaster },
  beforeEach: () => {
    for (const { id } of toaster.list()) toaster.remove(id);
  },
  decorators: [
    (Story) => (
      <Inline style={{ minHeight: "24rem" }} alignY="bottom">
        {(["success", "error", "info"] as const).map((type) => (
          <Button key={type} tone="secondary" onClick={() => toaster.add({ type, message: "Your address is saved." })}>
            {type}
          </Button>
        ))}
        <Story />
      </Inline>
    ),
  ],
  // Toasts cover a corner of the page, and all stories share a toaster, so each story gets a frame in the
  // documentation.
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

const toasts = () => document.querySelectorAll<HTMLElement>("[data-toast]");

const messages: Record<ToastType, string> = {
  success: "Your address is saved.",
  error: "We could not save the note. Check your connection and try again.",
  info: "Another officer has taken this task.",
};
const showAll = async () => {
  for (const type of ["success", "error", "info"] as const) toaster.add({ type, message: messages[type] });
  await waitFor(() => expect(toasts()).toHaveLength(3));
};

export const SuccessErrorAndInfo: Story = {
  play: async () => {
    // They stay while somebody reads the page.
    for (const type of ["success", "error", "info"] as const)
      toaster.add({ type, message: messages[type], duration: 3_600_000 });
    await waitFor(() => expect(toasts()).toHaveLength(3));
  },
};

export const TitlesAndColours: Story = {
  name: "Titles, colours, id and position [R-FRM-09]",
  tags: ["visual", "test-only"],
  play: async ({ canvas }) => {
    const colours = new Set<string>();
    for (const [type, title] of [
      ["success", "Success"],
      ["error", "Error"],
      ["info", "Info"],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name: type }));
      const toast = [...toasts()].at(-1) as HTMLElement;
      await expect(toast).toHaveTextContent(`${title}Your address is saved.`);
      await expect(toast.dataset.toast).toMatch(/^[a-z0-9]{8}$/);
      colours.add(getComputedStyle(toast).backgroundColor);
    }
    await expect([...colours]).toEqual(["rgb(23, 105, 58)", "rgb(179, 38, 30)", "rgb(27, 83, 151)"]);
    await expect(new Set(toaster.list().map(({ id }) => id)).size).toBe(3);
    const area = (toasts()[0] as HTMLElement).parentElement as HTMLElement;
    const box = area.getBoundingClientRect();
    await expect(getComputedStyle(area).position).toBe("fixed");
    await expect(box.width).toBe(300);
    await expect([box.top, innerWidth - box.right < 40]).toEqual([0, true]);
  },
};

export const OnAPhone: Story = {
  tags: ["test-only"],
  name: "At most 11/12 of a narrow screen [R-FRM-09]",
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    toaster.add({ type: "error", title: "Not sent", message: `Long${"er".repeat(200)}` });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const area = (toasts()[0] as HTMLElement).parentElement as HTMLElement;
    await expect(area.getBoundingClientRect().width).toBeLessThanOrEqual((innerWidth * 11) / 12 + 0.5);
    await expect(toasts()[0]).toHaveTextContent("Not sent");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const akan = createToaster({ titles: { success: "Ayɛ yie", error: "Mfomsoɔ", info: "Nsɛm" } });

export const TitlesInAnotherLanguage: Story = {
  tags: ["test-only"],
  args: { toaster: akan },
  play: async () => {
    akan.add({ type: "error", message: "Sɔ hwɛ bio." });
    await waitFor(() => expect(toasts()[0]).toHaveTextContent("MfomsoɔSɔ hwɛ bio."));
  },
};

export const Closes: Story = {
  tags: ["test-only"],
  name: "Closes after its time, by its button and by Escape [R-FRM-09]",
  play: async ({ canvas }) => {
    await expect(toaster.list()).toEqual([]);
    toaster.add({ message: "Six seconds" });
    await expect(toaster.list()[0]?.duration).toBe(6000);
    toaster.add({ message: "Short", duration: 300 });
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await waitFor(() => expect(toasts()).toHaveLength(1), { timeout: 3000 });
    await expect(toasts()[0]).toHaveTextContent("Six seconds");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(toasts()).toHaveLength(0));
    toaster.add({ message: "By key" });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await userEvent.keyboard("{F8}");
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

const region = (live: "polite" | "assertive") => document.querySelector(`[aria-live=${live}]`) as HTMLElement;

export const IsSaid: Story = {
  tags: ["test-only"],
  name: "Is announced by screen readers",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: /Notifications/ })).toBeInTheDocument();
    toaster.add({ type: "error", message: "The payment failed." });
    await waitFor(() => expect(region("assertive")).toHaveTextContent("Error: The payment failed."), {
      timeout: 3000,
    });
    toaster.add({ type: "success", message: "Your address is saved." });
    await waitFor(() => expect(region("polite")).toHaveTextContent("Success: Your address is saved."), {
      timeout: 3000,
    });
    await expect(region("assertive")).toBeEmptyDOMElement();
  },
};

export const WaitsForTheFocus: Story = {
  tags: ["test-only"],
  name: "Does not talk over the element that gets the focus",
  play: async ({ canvas }) => {
    const spoken: string[] = [];
    const observer = new MutationObserver(() => spoken.push(region("polite").textContent ?? ""));
    observer.observe(region("polite"), { childList: true, characterData: true, subtree: true });
    toaster.add({ type: "success", message: "Your address is saved." });
    for (const type of ["success", "error", "info"]) {
      await new Promise((later) => setTimeout(later, 600));
      canvas.getByRole("button", { name: type }).focus();
    }
    await expect(spoken).toEqual([]);
    await waitFor(() => expect(spoken).toEqual(["Success: Your address is saved."]), { timeout: 3000 });
    observer.disconnect();
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, play: showAll };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, play: showAll };
export const RightToLeft: Story = {
  tags: ["test-only"],
  name: "Right to left: still at the right",
  globals: { direction: "rtl" },
  play: async () => {
    await showAll();
    const box = (toasts()[0] as HTMLElement).getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(innerWidth / 2);
  },
};
