import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LinkButton } from "../button/LinkButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { Link } from "./Link.tsx";
import { LinkRenderer } from "./link-renderer.ts";

const meta = {
  title: "Actions/Link and LinkButton",
  component: Link,
  subcomponents: { LinkButton },
  args: { href: "#branches", children: "Find a branch" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  render: (args) => (
    <Text>
      Bring your card. <Link {...args} /> near you.
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Find a branch" });
    await expect(link).toHaveAttribute("href", "#branches");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe("solid");
    await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
  },
};

export const AsButton: Story = {
  tags: ["visual"],
  render: ({ href }) => (
    <Inline>
      <LinkButton href={href}>Apply</LinkButton>
      <LinkButton href={href} tone="secondary">
        See all
      </LinkButton>
      <LinkButton href={href} size="small" tone="quiet">
        Help
      </LinkButton>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Apply" });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe("solid");
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

const goTo = fn();

export const WithARouter: Story = {
  tags: ["test-only"],
  render: (args) => (
    <LinkRenderer
      value={({ href, children, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            goTo(href);
          }}
        >
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkRenderer>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link"));
    await expect(goTo).toHaveBeenCalledWith("#branches");
  },
};

export const Plain: Story = {
  args: { plain: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("link")).textDecorationLine).toBe("none");
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { children: "Hwehwɛ-adwumayɛbea-a-ɛbɛn-wo".repeat(4) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
