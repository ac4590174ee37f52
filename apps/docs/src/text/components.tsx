import { Banner, Heading, Link, Text } from "@kwan/ui";
import type { MDXComponents } from "mdx/types.js";
import { type AnchorHTMLAttributes, Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { base, slugOf } from "../addresses.ts";
import { Code } from "./Code.tsx";
import * as styles from "./text.css.ts";

/** Returns the text of an element, without its markup. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((each) => (isValidElement<{ children?: ReactNode }>(each) ? textOf(each.props.children) : String(each)))
    .join("");
}

type WithText = { children?: ReactNode };

function TextHeading({ level, children }: WithText & { level: 2 | 3 | 4 }) {
  const id = slugOf(textOf(children));
  return (
    <Heading level={level} id={id}>
      {children}
      {level < 4 && (
        <a href={`#${id}`} aria-label={`Link to “${textOf(children)}”`} className={styles.anchor}>
          #
        </a>
      )}
    </Heading>
  );
}
export const Section = (props: WithText) => <TextHeading level={2} {...props} />;

/** The pages of the documentation that show a document of the repository. */
const documents: Readonly<Record<string, string>> = {
  "operations.md": "operations/",
  "security.md": "security/",
  "privacy.md": "privacy/",
  "requirements.md": "",
};

/** A link in a text. What leads to a file of the repository is shown as its name, because readers may not have it. */
function TextLink({ href = "", children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [file = "", id] = href.replace(/^(\.\.?\/)*(docs\/)?/, "").split("#");
  const page = documents[file];
  if (page) return <Link href={`${base}${page}${id ? `#${id}` : ""}`}>{children}</Link>;
  if (/^(\/|#|https?:|mailto:)/.test(href))
    return (
      <Link {...anchor} href={href}>
        {children}
      </Link>
    );
  return <>{children}</>;
}

export function Table({ children, label }: WithText & { label?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark on every page.
    <div role="group" aria-label={label ?? "Table"} tabIndex={0} className={styles.tableBox}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}

function Block({ children }: WithText) {
  const code = Children.only(children) as ReactElement<{ className?: string; children?: ReactNode }>;
  const language = /language-(\w+)/.exec(code.props.className ?? "")?.[1];
  return <Code language={language}>{textOf(code.props.children)}</Code>;
}

/** A remark that stands out. */
function Note({ children, heading, tone = "info" }: WithText & { heading?: string; tone?: "info" | "warning" }) {
  return (
    <Banner tone={tone} heading={heading} role="note">
      {children}
    </Banner>
  );
}

/** What the guides and the repository's documents are rendered with. Their title is the heading of the page. */
export const components: MDXComponents = {
  h1: () => null,
  h2: ({ children }) => <TextHeading level={2}>{children}</TextHeading>,
  h3: ({ children }) => <TextHeading level={3}>{children}</TextHeading>,
  h4: ({ children }) => <TextHeading level={4}>{children}</TextHeading>,
  p: ({ children }) => <Text>{children}</Text>,
  a: TextLink,
  pre: Block,
  table: Table,
  th: ({ children }) => <th scope="col">{children}</th>,
  td: ({ children }) => <td>{children}</td>,
  Note,
};
