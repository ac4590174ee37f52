import { languages } from "@kwan/domain/language";
import {
  Banner,
  Breadcrumbs,
  Container,
  Footer,
  Header,
  LanguageSwitch,
  Link,
  LinkButton,
  SkipLink,
  Stack,
  Text,
  Wordmark,
} from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { publicFooterGroups } from "../layouts/footer-groups.ts";
import * as layout from "../layouts/layouts.css.ts";
import { PortalWords } from "../layouts/PortalWords.tsx";
import { base, pathOf } from "../paths.ts";
import { languageNames } from "../session/language-names.ts";
import { guide } from "./addresses.ts";
import type { GuideData } from "./guide-data.ts";
import type { GuidePage } from "./guide-page.ts";

const links = (here: string) =>
  [
    { href: guide.front, label: m.guide_link_services() },
    { href: guide.prices, label: m.guide_link_prices() },
    { href: guide.branches, label: m.guide_link_branches() },
    { href: guide.help, label: m.guide_link_help() },
  ].map((link) => ({ ...link, current: link.href === here }));

/** Links to the same page in the other language. The guide is never redirected, so they are plain links. */
function OtherLanguages({ path }: { path: string }) {
  const roots = languages.map((value, index) => ({ value, root: index === 0 ? "" : `/${value}` }));
  return (
    <LanguageSwitch
      value={roots.find(({ root }) => root === base)?.value ?? languages[0]}
      languages={roots.map(({ value, root }) => ({ value, label: languageNames[value], href: `${root}${path}` }))}
    />
  );
}

type GuideLayoutProps = {
  page: GuidePage;
  /** The path of the page without the language, such as "/guide/prices". */
  path: string;
  data: Pick<GuideData, "isInvented" | "notices">;
  children: ReactNode;
};

/** The layout of the guide. It needs no script: its menu is a native popover. */
export function GuideLayout({
  page: { title, crumb = title, above = [] },
  path,
  data: { isInvented, notices },
  children,
}: GuideLayoutProps) {
  const here = `${base}${path}`;
  return (
    <PortalWords>
      <div className={layout.page} data-layout="external">
        <SkipLink />
        <Header
          width="medium"
          brand={
            <Link href={guide.front} tone="inherit" plain aria-label={m.layouts_start_page()}>
              <Wordmark />
            </Link>
          }
          links={links(here)}
          actions={
            <LinkButton href={pathOf("/auth/login")} tone="inherit" size="small">
              {m.guide_log_in()}
            </LinkButton>
          }
        />
        <main id="main" className={layout.main}>
          <Container width="medium">
            <Stack space="large">
              {notices.map(({ id, tone, text }) => (
                <Banner key={id} role="note" aria-label={m.layouts_notice()} tone={tone}>
                  {text}
                </Banner>
              ))}
              {here !== guide.front && (
                <Breadcrumbs crumbs={[{ href: guide.front, label: m.guide_home() }, ...above]} current={crumb} />
              )}
              {children}
            </Stack>
          </Container>
        </main>
        <Footer width="medium" groups={publicFooterGroups()}>
          <OtherLanguages path={path} />
          <Text size="small">
            {m.layouts_about()}
            {isInvented && ` ${m.guide_invented()}`}
          </Text>
        </Footer>
      </div>
    </PortalWords>
  );
}
