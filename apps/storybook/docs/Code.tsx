import { CodeOrSourceMdx, Source } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { useTheme } from "storybook/theming";

/** Storybook's own blocks of code are light, unless they are told that the page is dark. */
const useIsDark = () => useTheme().base === "dark";

/** Code in the text of a page. */
export function Code(props: ComponentProps<typeof CodeOrSourceMdx>) {
  // Its type does not name all that it hands to a block of code.
  const shown = { ...props, dark: useIsDark() };
  return <CodeOrSourceMdx {...shown} />;
}

/** A block of code. */
export function CodeBlock(props: ComponentProps<typeof Source>) {
  return <Source {...props} dark={useIsDark()} />;
}
