import { Heading, Stack, Text } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** The sizes and weights of text, each with its purpose. */
function Type() {
  return (
    <Stack space="xlarge">
      <Stack>
        <Heading level={1}>Type</Heading>
        <Text>
          The letters of the device: no bytes, no jump while they load, and every language that the phone can write.
          Sizes are in rem, so a person's own text size counts.
        </Text>
      </Stack>
      <Stack as="section">
        <Heading level={2}>Headings</Heading>
        <Text size="small" tone="secondary">
          display: a result, a number to remember
        </Text>
        <Heading level={3} size="display">
          You passed
        </Heading>
        {([1, 2, 3, 4] as const).map((size) => (
          <Stack key={size} space="xxsmall">
            <Text size="small" tone="secondary">
              size {size}
            </Text>
            <Heading level={3} size={size}>
              Book your practical test
            </Heading>
          </Stack>
        ))}
      </Stack>
      <Stack as="section">
        <Heading level={2}>Words</Heading>
        <Text size="large">large: the first sentence of a page</Text>
        <Text>standard: everything that is read. Ɛyɛ mmerɛ: Ɔkwan, ŋkyɛn, ɖe.</Text>
        <Text size="small">small: what stands beside something larger; never a whole paragraph</Text>
        <Text weight="medium">medium: a name in a list</Text>
        <Text weight="strong">strong: what must not be missed</Text>
        <Text tone="secondary">secondary: a hint, a date</Text>
        <Text figures>figures: 0123456789, digits below digits</Text>
      </Stack>
      <Stack as="section">
        <Heading level={2}>What words mean</Heading>
        <Text tone="success">success: it is done</Text>
        <Text tone="error">error: it is wrong</Text>
        <Text tone="warning">warning: someone has to act</Text>
        <Text tone="info">info: good to know</Text>
        <Text tone="accent">accent: something new</Text>
      </Stack>
    </Stack>
  );
}

const meta = { title: "Kwan/Type", component: Type } satisfies Meta<typeof Type>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole("heading", { name: "Book your practical test" })
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect([...sizes].sort((one, other) => other - one)).toEqual(sizes);
    await expect(getComputedStyle(canvas.getByText(/^standard:/)).fontSize).toBe("16px");
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
