import { Card, Grid, Heading, Inline, Link, Stack, Tag, Text } from "@kwan/ui";
import { m } from "#messages";
import { closureInWords } from "../closed-days/closure-words.ts";
import { guide } from "./addresses.ts";
import type { GuideBranch } from "./guide-data.ts";
import { distanceInWords, placeOf } from "./places.ts";

type BranchLinksProps = { branches: readonly { branch: GuideBranch; km?: number }[]; level?: 2 | 3 };

/** Branches as cards, each of which leads to the branch's page. */
export function BranchLinks({ branches, level = 2 }: BranchLinksProps) {
  return (
    <Grid as="ul" columns="medium">
      {branches.map(({ branch, km }) => (
        <Card key={branch.code} as="li">
          <Stack space="xsmall">
            <Heading level={level} size={4}>
              <Link href={guide.branch(branch.code)}>{branch.name}</Link>
            </Heading>
            <Text tone="secondary">
              {placeOf(branch)}
              {km !== undefined && km >= 1 && ` · ${distanceInWords(km)}`}
            </Text>
            <Text size="small">{branch.opening_hours}</Text>
            {branch.closures.map((closure) => (
              <Text key={closure.from} weight="strong">
                {closureInWords(closure)}
              </Text>
            ))}
            {branch.is_test_centre && (
              <Inline>
                <Tag tone="info">{m.branches_test_centre()}</Tag>
              </Inline>
            )}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
