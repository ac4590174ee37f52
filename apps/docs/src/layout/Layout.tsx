import {
  Breadcrumbs,
  Container,
  Footer,
  Header,
  Heading,
  Icon,
  KentePattern,
  Link,
  Prose,
  SkipLink,
  searchIcon,
  Text,
  Wordmark,
} from "@kwan/ui";
import { addressOf, base } from "../addresses.ts";
import { type DocsPage, parts } from "../page.ts";
import * as styles from "./layout.css.ts";

export type HeadingLink = { readonly id: string; readonly text: string };

type LayoutProps = {
  page: DocsPage;
  /** The pages of the same part or group, in their order. */
  neighbours: readonly DocsPage[];
  headings: readonly HeadingLink[];
  /** The content, rendered. */
  html: string;
  /** The file that search loads when it is first used. */
  searchIndex: string;
};

const nameOf = ({ shortTitle, title }: DocsPage) => shortTitle ?? title;

/** The field in the header. Without scripts, it leads to the page for searching, which says what to do. */
function Search({ index }: { index: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the portal's list do not know <search>.
    <form role="search" action={addressOf("search/")} className={styles.search} data-search={index}>
      <label className={styles.searchLabel}>
        <span className={styles.hidden}>Search the documentation</span>
        <Icon shape={searchIcon} className={styles.searchIcon} />
        <input
          type="search"
          name="q"
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="search"
          className={styles.searchInput}
        />
      </label>
      <div data-results="" hidden className={styles.results}>
        <p role="status" className={styles.resultCount} />
        <ul className={styles.resultList} />
      </div>
    </form>
  );
}

const groups = [
  {
    heading: "Documentation",
    links: [
      { href: addressOf("guides/"), label: "Guides" },
      { href: addressOf("sandbox/"), label: "Sandbox" },
      { href: addressOf("explorer/"), label: "Explorer" },
      { href: addressOf("changelog/"), label: "Changelog" },
    ],
  },
  {
    heading: "Reference",
    links: [
      { href: addressOf("calls/"), label: "Calls" },
      { href: addressOf("errors/"), label: "Errors" },
      { href: addressOf("models/"), label: "Models" },
      { href: addressOf("exports/"), label: "Exports" },
      { href: "/api/openapi.json", label: "OpenAPI document" },
    ],
  },
  { heading: "Kwan", links: [{ href: "/", label: "The portal" }] },
];

export function Layout({ page, neighbours, headings, html, searchIndex }: LayoutProps) {
  const part = parts.find(({ path }) => path === page.part);
  const at = neighbours.findIndex(({ path }) => path === page.path);
  const [before, after] = at < 0 ? [] : [neighbours[at - 1], neighbours[at + 1]];
  const group = page.group && page.group !== "none" ? page.group : (part?.name ?? "Guides");
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header
        brand={
          <Link href={base} tone="inherit" plain className={styles.brand}>
            <Wordmark />
            <span>Docs</span>
          </Link>
        }
        links={parts.map(({ path, name }) => ({ href: addressOf(path), label: name, current: path === page.part }))}
        pattern={<KentePattern />}
        actions={<Search index={searchIndex} />}
      />
      <Container width="wide" className={styles.columns}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {page.path !== "" && page.path !== "404.html" && (
            <Breadcrumbs
              className={styles.crumbs}
              crumbs={[
                { href: base, label: "Docs" },
                ...(part && part.path !== page.path ? [{ href: addressOf(part.path), label: part.name }] : []),
              ]}
              current={nameOf(page)}
            />
          )}
          <Heading level={1} className={styles.title}>
            {page.title}
          </Heading>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered this HTML from our own pages. */}
          <Prose width="full" dangerouslySetInnerHTML={{ __html: html }} />
          {(before || after) && (
            <nav aria-label="Next and previous pages" className={styles.turns}>
              {before ? <Link href={addressOf(before.path)}>← {nameOf(before)}</Link> : <span />}
              {after && <Link href={addressOf(after.path)}>{nameOf(after)} →</Link>}
            </nav>
          )}
        </main>
        {neighbours.length > 1 && (
          <nav aria-label={group} className={styles.aside}>
            <Text weight="strong" size="small" className={styles.asideHeading}>
              {group}
            </Text>
            <ul className={styles.links}>
              {neighbours.map((each) => (
                <li key={each.path}>
                  <Link
                    href={addressOf(each.path)}
                    plain
                    aria-current={each === page ? "page" : undefined}
                    className={styles.link}
                  >
                    {nameOf(each)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {headings.length > 1 && !page.hasNoContents && (
          <nav aria-label="On this page" className={styles.contents}>
            <Text weight="strong" size="small" className={styles.asideHeading}>
              On this page
            </Text>
            <ul className={styles.links}>
              {headings.map(({ id, text: name }) => (
                <li key={id}>
                  <Link href={`#${id}`} plain className={styles.link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
      <Footer groups={groups} className={styles.footer}>
        <Text size="small">The documentation of Kwan, for engineers. Licence: MIT.</Text>
      </Footer>
    </div>
  );
}
