import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bellIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Link } from "../link/Link.tsx";
import { NotificationBadge } from "./NotificationBadge.tsx";

const meta = {
  title: "Feedback/NotificationBadge",
  component: NotificationBadge,
  args: { count: 3 },
} satisfies Meta<typeof NotificationBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 unread")).toBeInTheDocument();
    await expect(canvas.getByText("3")).toHaveAttribute("aria-hidden", "true");
  },
};

export const InALink: Story = {
  render: (args) => (
    <Link href="#news">
      Notifications <NotificationBadge {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Notifications 3 unread" })).toBeVisible();
  },
};

export const Counts: Story = {
  tags: ["visual"],
  render: () => (
    <Inline space="large">
      <NotificationBadge count={1} />
      <NotificationBadge count={42} />
      <NotificationBadge count={140} />
      <NotificationBadge count={7}>
        <IconButton label="Notifications" icon={bellIcon} tone="secondary" />
      </NotificationBadge>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
    await expect(canvas.getByText("140 unread")).toBeInTheDocument();
  },
};

export const None: Story = {
  tags: ["test-only"],
  args: { count: 0, children: <IconButton label="Notifications" icon={bellIcon} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/unread/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Notifications" })).toBeVisible();
  },
};

const render = Counts.render as NonNullable<Story["render"]>;
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, render };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, render };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, render };
