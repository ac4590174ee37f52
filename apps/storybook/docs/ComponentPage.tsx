import { entries } from "virtual:catalogue";
import * as kit from "@kwan/ui";
import { Controls, Description, Heading, Title, useOf } from "@storybook/addon-docs/blocks";
import type { MDXComponents, MDXContent } from "mdx/types";
import { CodeBlock } from "./Code.tsx";
import { Do, Dont, Pair } from "./DoDont.tsx";
import { Examples, OneExample, useExamples } from "./Examples.tsx";
import { GuideLink } from "./links.tsx";
import { Screens } from "./Screens.tsx";
import { Tested } from "./Tested.tsx";

const guides = import.meta.glob<{ default: MDXContent }>("../../../packages/ui/src/*/*.mdx", { eager: true });

/** What a guide can use without an import: every component, and the pairs of good and bad examples. */
const components = Object.fromEntries(Object.entries(kit).filter(([name]) => /^[A-Z]/.test(name)));
const parts = { ...components, Do, Dont, Pair, Tested, a: GuideLink } as MDXComponents;

/**
 * The documentation page of a component: an example, its guide, more examples, its properties, and the screens of the
 * portal that use it. A component without a guide, such as a screen of the portal, has a page without one.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const here = entries.filter(({ page }) => page.title === preparedMeta.title);
  const Guide = guides[`../../../${here[0]?.page.guide}`]?.default;
  const [first, ...others] = useExamples();
  const types = [...new Set(here.flatMap((entry) => entry.types))];
  return (
    <>
      <Title />
      <Description of="meta" />
      {first && <OneExample story={first} isPrimary />}
      {Guide && <Guide components={parts} />}
      {others.length > 0 && <Heading>Examples</Heading>}
      <Examples stories={others} />
      {first && Object.keys(first.argTypes).length > 0 && (
        <>
          <Heading>Properties</Heading>
          <Controls of={first.moduleExport} />
        </>
      )}
      {types.length > 0 && <Heading>Types</Heading>}
      {types.map((text) => (
        <CodeBlock key={text} code={text} language="typescript" />
      ))}
      <Screens entries={here} />
    </>
  );
}
