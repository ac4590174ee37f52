import { Heading, Text } from "@kwan/ui";
import { type ComponentType, Fragment } from "react";
import type { DocsPage } from "../page.ts";
import { components, Section } from "../text/components.tsx";
import * as styles from "./changelog.css.ts";

type Note = {
  default: ComponentType<{ components: typeof components }>;
  frontmatter?: Readonly<Record<string, string>>;
};

const notes = import.meta.glob<Note>(["../../../../.changeset/*.md", "!**/README.md"], { eager: true });
/** The changelogs of released versions. There are none before the first release. */
const released = import.meta.glob<Note>("../../../../packages/*/CHANGELOG.md", { eager: true });

/** The parts of a changelog below the name of its package. Each package has a version 1.0.0, so the headings have no IDs. */
const inChangelog: typeof components = {
  ...components,
  h1: () => null,
  h2: ({ children }) => <Heading level={3}>Version {children}</Heading>,
  h3: ({ children }) => <Heading level={4}>{children}</Heading>,
};

const packages = ["@kwan/sdk", "@kwan/contract", "@kwan/domain", "@kwan/ui", "@kwan/signs"];

export const changelogPage: DocsPage = {
  path: "changelog/",
  title: "Changelog",
  description: "What has changed in each package.",
  part: "running/",
  content: (
    <>
      <Text>
        What has changed in each package. A change that needs work on your side is a major version, or a minor one
        before 1.0. The server is released first.
      </Text>
      {packages.map((name) => {
        const own = Object.entries(notes).filter(([, { frontmatter }]) => frontmatter?.[name]);
        const Released = released[`../../../../packages/${name.split("/")[1]}/CHANGELOG.md`]?.default;
        return (
          <Fragment key={name}>
            <Section>{name}</Section>
            {own.length > 0 && (
              <>
                <Heading level={3}>In the next version</Heading>
                <ul className={styles.notes}>
                  {own.map(([path, { default: Content }]) => (
                    <li key={path}>
                      <Content components={components} />
                    </li>
                  ))}
                </ul>
              </>
            )}
            {Released && <Released components={inChangelog} />}
          </Fragment>
        );
      })}
    </>
  ),
};
