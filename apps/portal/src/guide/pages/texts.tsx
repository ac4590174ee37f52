import { Heading, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { dayInWords } from "../../words/dates-and-money.ts";
import * as styles from "../guide.css.ts";
import type { MakePage } from "../guide-page.ts";

/** A part of a page of text: a heading, with paragraphs or a list below it. */
type TextPart = { readonly heading: string; readonly texts?: readonly string[]; readonly list?: readonly string[] };

type TextPage = { readonly title: string; readonly lead: string; readonly parts: readonly TextPart[] };

const textPage =
  (page: () => TextPage): MakePage =>
  () => {
    const { title, lead, parts } = page();
    return {
      title,
      description: lead,
      content: (
        <Stack space="large" className={styles.prose}>
          <Stack space="small">
            <Heading level={1}>{title}</Heading>
            <Text size="large">{lead}</Text>
          </Stack>
          {parts.map(({ heading, texts = [], list = [] }) => (
            <Stack key={heading} as="section" space="small">
              <Heading level={2}>{heading}</Heading>
              {texts.map((text) => (
                <Text key={text}>{text}</Text>
              ))}
              {list.length > 0 && (
                <ul>
                  {list.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </Stack>
          ))}
        </Stack>
      ),
    };
  };

/** The accessibility statement (R-PUB-06). docs/accessibility.md has the evidence for each criterion. */
export const accessibilityPage = textPage(() => ({
  title: m.guide_accessibility_title(),
  lead: m.guide_accessibility_lead(),
  parts: [
    {
      heading: m.guide_accessibility_can(),
      list: [
        m.guide_accessibility_keyboard(),
        m.guide_accessibility_zoom(),
        m.guide_accessibility_reader(),
        m.guide_accessibility_themes(),
        m.guide_accessibility_aloud(),
      ],
    },
    {
      heading: m.guide_accessibility_known(),
      list: [
        m.guide_accessibility_known_signs(),
        m.guide_accessibility_known_tested(),
        m.guide_accessibility_known_papers(),
      ],
    },
    {
      heading: m.guide_accessibility_tell(),
      texts: [m.guide_accessibility_tell_text(), m.guide_accessibility_day({ day: dayInWords("2026-11-30") })],
    },
  ],
}));

/** The terms of use (R-PUB-06). */
export const termsPage = textPage(() => ({
  title: m.guide_terms_title(),
  lead: m.guide_terms_lead(),
  parts: [
    { heading: m.guide_terms_you(), list: [m.guide_terms_true(), m.guide_terms_own(), m.guide_terms_tests()] },
    { heading: m.guide_terms_us(), list: [m.guide_terms_price(), m.guide_terms_reason(), m.guide_terms_saved()] },
    { heading: m.guide_terms_law(), texts: [m.guide_terms_law_text()] },
  ],
}));

/** What the portal stores on a device. There is no banner, because none of it needs a consent. */
export const cookiesPage = textPage(() => ({
  title: m.guide_cookies_title(),
  lead: m.guide_cookies_lead(),
  parts: [
    {
      heading: m.guide_cookies_what(),
      list: [m.guide_cookies_token(), m.guide_cookies_language(), m.guide_cookies_device(), m.guide_cookies_copy()],
    },
    { heading: m.guide_cookies_none(), texts: [m.guide_cookies_none_text()] },
  ],
}));
