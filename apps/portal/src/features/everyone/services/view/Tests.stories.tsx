import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { applicationOf } from "../../../../stories/application.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { Tests } from "./Tests.tsx";

const application = applicationOf("learners-license", { status: "rejected" });
const [sign, ...others] = application.steps.filter(({ during }) => during === "testing");

const meta = {
  title: "Portal/Applications/Tests",
  component: Tests,
  ...inPortal({ as: "learner", at: `/services/view/${application.id}/${kinds["learners-license"].code}` }),
  args: { application },
} satisfies Meta<typeof Tests>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneTaken: Story = {
  tags: ["test-only"],
  name: "A rejected application does not say that its tests are not taken yet",
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Not taken yet")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("heading", { name: "Tests" })).not.toBeInTheDocument();
  },
};

export const OneTaken: Story = {
  name: "A rejected application shows the test that was taken",
  args: {
    application: { ...application, steps: [...(sign ? [{ ...sign, state: "done" as const }] : []), ...others] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Passed")).toBeVisible();
    await expect(canvas.queryByText("Not taken yet")).not.toBeInTheDocument();
  },
};
