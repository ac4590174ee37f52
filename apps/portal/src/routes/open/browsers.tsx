import { Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { Page } from "../../page/Page.tsx";

export const pageMeta = {
  title: m.page_browsers_title(),
  lead: m.page_browsers_lead(),
};

/**
 * The oldest browsers for which the portal is built and tested. This list must match those in vite.config.ts and the
 * README.
 */
const browsers = () => [
  { browser: m.page_browsers_android(), version: "90" },
  { browser: "Chrome", version: "90" },
  { browser: "Edge", version: "90" },
  { browser: "Samsung Internet", version: "15" },
  { browser: "Safari (iPhone, iPad, Mac)", version: "15.4" },
  { browser: "Firefox", version: "100" },
];

/** The page at /browsers. It can be read in any browser, because it is prerendered. */
export function Component() {
  return (
    <Page {...pageMeta}>
      <Stack space="medium">
        <ul>
          {browsers().map((row) => (
            <li key={row.browser}>{m.page_browsers_newer(row)}</li>
          ))}
        </ul>
        <Text>{m.page_browsers_update()}</Text>
        <Text>{m.page_browsers_script()}</Text>
        <Text>{m.page_browsers_none()}</Text>
      </Stack>
    </Page>
  );
}
