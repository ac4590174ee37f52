import { Heading, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { Page } from "../../page/Page.tsx";

export const pageMeta = {
  title: m.privacy_title(),
  lead: m.privacy_lead(),
};

/** The parts of the notice: the heading, the paragraphs, and a list. docs/privacy.md is its counterpart for the authority. */
const parts = () => [
  { heading: m.privacy_who(), texts: [m.privacy_who_text()] },
  {
    heading: m.privacy_why(),
    list: [m.privacy_why_task(), m.privacy_why_money(), m.privacy_why_safe(), m.privacy_why_consent()],
  },
  { heading: m.privacy_what(), texts: [m.privacy_what_text(), m.privacy_files()] },
  {
    heading: m.privacy_sees(),
    list: [
      m.privacy_sees_staff(),
      m.privacy_sees_school(),
      m.privacy_sees_pay(),
      m.privacy_sees_messages(),
      m.privacy_sees_share(),
      m.privacy_sees_law(),
    ],
  },
  {
    heading: m.privacy_where(),
    texts: [m.privacy_where_text()],
    list: [m.privacy_keep_always(), m.privacy_keep_messages(), m.privacy_keep_short(), m.privacy_keep_account()],
  },
  { heading: m.privacy_rights(), texts: [m.privacy_rights_text()] },
  { heading: m.privacy_device(), texts: [m.privacy_device_text()] },
  { heading: m.privacy_complain(), texts: [m.privacy_complain_text()] },
];

/** The privacy notice at /privacy. It can be read without logging in and without scripts, because it is prerendered. */
export function Component() {
  return (
    <Page {...pageMeta}>
      <Stack space="large">
        {parts().map(({ heading, texts = [], list = [] }) => (
          <Stack key={heading} space="small">
            <Heading level={2}>{heading}</Heading>
            {texts.map((text) => (
              <Text key={text}>{text}</Text>
            ))}
            {list.length > 0 && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
