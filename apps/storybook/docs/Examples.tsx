import { Canvas, Description, DocsContext, Subheading } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { widths } from "../.storybook/widths.ts";
import styles from "./docs.module.css";

/** The tag of the stories that only test. They are not shown on documentation pages. */
const testOnly = "test-only";

export type Example = ReturnType<ReturnType<typeof useDocs>["componentStories"]>[number];

const useDocs = () => useContext(DocsContext);

/** Returns the stories of a page that are examples, not only tests. */
export const useExamples = (): Example[] =>
  useDocs()
    .componentStories()
    .filter(({ tags = [] }) => tags.includes("autodocs") && !tags.includes(testOnly));

const isWidth = (name: unknown): name is keyof typeof widths => typeof name === "string" && name in widths;

/** Returns the screen for which a story is written, if it is not written for any. */
function screenOf({ storyGlobals }: Example) {
  const { value } = (storyGlobals.viewport ?? {}) as { value?: unknown };
  return isWidth(value) ? { isDesktop: value === "desktop", ...widths[value].styles } : undefined;
}

type OneExampleProps = { story: Example; isPrimary?: boolean };

/**
 * A story on a documentation page. An example for a phone or another screen is in a frame of that width, because
 * otherwise the component would see the width of this page and show the wrong layout.
 */
export function OneExample({ story, isPrimary = false }: OneExampleProps) {
  const screen = screenOf(story);
  const { docs = {} } = story.parameters as { docs?: { story?: { height?: string } } };
  const shown = isPrimary ? { __primary: true } : { __forceInitialArgs: true };
  if (!screen) return <Canvas of={story.moduleExport} story={shown} withToolbar={isPrimary} />;
  const height = docs.story?.height ?? (screen.isDesktop ? "26rem" : "32rem");
  return (
    <div className={screen.isDesktop ? styles.desktop : styles.screen} data-screen={screen.width}>
      <div style={{ width: `calc(${screen.width} + 2px)` }}>
        <Canvas of={story.moduleExport} layout="fullscreen" story={{ ...shown, inline: false, height }} />
      </div>
    </div>
  );
}

/** "Only The Brand", which Storybook makes of the name in the code, becomes "Only the brand". */
const inSentenceCase = (name: string) =>
  /^[A-Z]\w*( [A-Z]\w*)+$/.test(name) ? name.replace(/ [A-Z](?=[a-z]|$| )/g, (letter) => letter.toLowerCase()) : name;

/** The examples below the first one, each with its name. */
export function Examples({ stories }: { stories: readonly Example[] }) {
  return stories.map((story) => (
    <section key={story.id}>
      <Subheading>{inSentenceCase(story.name)}</Subheading>
      <Description of={story.moduleExport} />
      <OneExample story={story} />
    </section>
  ));
}
