import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { LoadingBar } from "./LoadingBar.tsx";

const meta = {
  title: "Feedback/LoadingBar",
  component: LoadingBar,
  args: { loading: true },
  parameters: { docs: { story: { inline: false, height: "5rem" } } },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => document.querySelector<HTMLElement>("[data-phase]") as HTMLElement;

export const Default: Story = {
  // 3 px high, green to blue, after 200 ms [R-FRM-08]
  play: async ({ canvas }) => {
    await expect(bar().dataset.phase).toBe("idle");
    await waitFor(() => expect(canvas.getByRole("progressbar", { name: "Loading" })).toBeVisible());
    const { height, position, top, backgroundImage } = getComputedStyle(bar());
    await expect([height, position, top]).toEqual(["3px", "fixed", "0px"]);
    await expect(backgroundImage).toBe("linear-gradient(to right, rgb(29, 122, 67), rgb(36, 99, 171))");
  },
};

export const Failed: Story = {
  // Red on error [R-FRM-08]
  args: { failed: true },
  play: async () => {
    await waitFor(() => expect(bar().dataset.phase).toBe("running"));
    await expect(getComputedStyle(bar()).backgroundColor).toBe("rgb(179, 38, 30)");
  },
};

function Loads() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <LoadingBar loading={loading} />
      <Button onClick={() => setLoading(!loading)}>{loading ? "Arrive" : "Leave"}</Button>
    </>
  );
}

export const ComesAndGoes: Story = {
  tags: ["test-only"],
  render: () => <Loads />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await waitFor(() => expect(bar().dataset.phase).toBe("running"));
    await userEvent.click(button);
    await waitFor(() => expect(bar().dataset.phase).toBe("full"));
    await waitFor(() => expect(bar().dataset.phase).toBe("idle"), { timeout: 3000 });
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};
