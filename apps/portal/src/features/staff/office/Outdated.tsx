import { Banner, Stack, Text } from "@kwan/ui";
import { m } from "#messages";

/** What has changed since the officer opened the application, because a colleague was faster. */
export function Outdated({ changed, typed }: { changed: readonly string[]; typed?: string | undefined }) {
  return (
    <Banner tone="warning" heading={m.office_changed()}>
      <Stack space="xsmall">
        <Text>{m.office_changed_meanwhile()}</Text>
        {changed.map((line) => (
          <Text key={line} weight="strong">
            {line}
          </Text>
        ))}
        {typed !== undefined && <Text>{m.office_changed_typed({ text: typed })}</Text>}
      </Stack>
    </Banner>
  );
}
