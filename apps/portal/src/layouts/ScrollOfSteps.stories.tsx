import { Button, Stack } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation, useNavigate } from "react-router";
import { expect, userEvent, waitFor } from "storybook/test";
import { noteNavigation } from "../page/navigated.ts";
import { StepHeading } from "../page/StepHeading.tsx";
import { inPortal } from "../stories/in-portal.tsx";
import { useScroll } from "./use-scroll.ts";

/** A form with two steps, each longer than the screen, below a title that is as high as `above`. */
function Steps({ above = "0" }: { above?: string }) {
  useScroll();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isCheck = search === "?step=check";
  return (
    <Stack>
      <div style={{ height: above }} />
      <StepHeading key={search}>{isCheck ? "Check and submit" : "Details"}</StepHeading>
      <div style={{ height: "300vh" }} />
      {isCheck ? (
        <Button onClick={() => void navigate("?step=details")}>Change</Button>
      ) : (
        <Button onClick={() => void navigate(-1)}>Back</Button>
      )}
    </Stack>
  );
}

const meta = {
  title: "Portal/Layouts/Scroll of steps",
  tags: ["!autodocs"],
  component: Steps,
  ...inPortal({ as: "driver", at: "/services/add?step=check" }),
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

const frames = async (count: number) => {
  for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame);
};

export const BackToTheCheck: Story = {
  beforeEach: noteNavigation,
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(window.innerHeight));
    await frames(2);
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Back" }));
    const heading = await canvas.findByRole("heading", { name: "Check and submit" });
    await expect(heading).toHaveFocus();
    // Scrolling back would take some frames.
    await frames(20);
    const { top, bottom } = heading.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LargeText: Story = {
  tags: ["test-only"],
  name: "With text so large that the title fills the screen, the heading of the next step is still on it",
  args: { above: "150vh" },
  beforeEach: noteNavigation,
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    const heading = await canvas.findByRole("heading", { name: "Details" });
    await expect(heading).toHaveFocus();
    await frames(20);
    const { top, bottom } = heading.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
