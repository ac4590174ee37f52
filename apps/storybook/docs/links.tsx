import { entries } from "virtual:catalogue";
import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

/** Returns the address of a component's page in Storybook, or `undefined` if the kit has no such component. */
export function pathOf(component: string): string | undefined {
  const page = entries.find(({ name }) => name === component)?.page;
  return page && `?path=/docs/${page.id}`;
}

/** A link in a guide. Its address can be the name of a component, such as `[RadioGroup](RadioGroup)`. */
export function GuideLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  return (
    <AnchorMdx href={pathOf(href) ?? href} target="_self">
      {children}
    </AnchorMdx>
  );
}
