import { Heading, Stack, TabLinks } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { paths } from "../../../paths.ts";
import { PagedList } from "../../../queries/PagedList.tsx";
import { numberInWords } from "../../../words/number-in-words.ts";
import { type Import, q } from "./queries.ts";
import { RowCard } from "./RowCard.tsx";
import { outcomeWords } from "./words.ts";

const outcomes = Object.keys(outcomeWords) as (keyof typeof outcomeWords)[];

/**
 * The rows of a file, with a tab for each outcome of the check. Rows with errors come first, because they can only be
 * fixed in the file.
 */
export function ImportRows({ entry }: { entry: Import }) {
  const [filter] = useAddressFilter();
  const { counts, id } = entry;
  const outcome =
    outcomes.find((each) => each === filter.get("outcome")) ?? outcomes.find((each) => counts[each] > 0) ?? "new";
  const isChecked = counts.checked > 0;
  const query = useInfiniteQuery({ ...q.imports.rows.infinite(id, { outcome, limit: 20 }), enabled: isChecked });
  if (!isChecked) return null;
  return (
    <Stack as="section" aria-labelledby="import-rows">
      <Heading level={2} id="import-rows">
        {m.imports_rows_title()}
      </Heading>
      <TabLinks
        label={m.imports_by_outcome()}
        links={outcomes.map((each) => ({
          href: `${paths.import(id)}?outcome=${each}`,
          label: m.imports_outcome_count({ outcome: outcomeWords[each].label(), count: numberInWords(counts[each]) }),
          current: each === outcome,
        }))}
      />
      <PagedList query={query} of={m.imports_the_rows()} empty={m.imports_no_rows()}>
        {(rows) => (
          <Stack as="ul">
            {rows.map((row) => (
              <RowCard key={row.number} row={row} entry={entry} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
