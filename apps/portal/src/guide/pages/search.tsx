import { Heading, Link, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import * as styles from "../guide.css.ts";
import type { MakePage } from "../guide-page.ts";
import { SearchForm } from "../SearchForm.tsx";
import { searchGuide } from "../search.ts";
import { Needs } from "./front.tsx";

/** What the search found (R-PUB-01). Without a result, it shows every need. */
export const searchPage: MakePage = ({ branches, today }, query) => {
  const text = (query.get("q") ?? "").trim().slice(0, 100);
  const found = searchGuide(text, branches);
  return {
    title: text ? m.guide_search_for({ text }) : m.guide_search_title(),
    crumb: m.guide_search_title(),
    description: m.guide_lead(),
    isUnlisted: true,
    content: (
      <Stack space="large">
        <Heading level={1}>{text ? m.guide_search_for({ text }) : m.guide_search_title()}</Heading>
        <div className={styles.prose}>
          <SearchForm text={text} />
        </div>
        {found.length > 0 && (
          <Stack as="ul" space="medium" className={styles.prose}>
            {found.map(({ href, title, text: about }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
                <Text tone="secondary">{about}</Text>
              </li>
            ))}
          </Stack>
        )}
        {found.length === 0 && text !== "" && <Text role="status">{m.guide_nothing_found({ text })}</Text>}
        {found.length === 0 && <Needs on={today} />}
      </Stack>
    ),
  };
};
