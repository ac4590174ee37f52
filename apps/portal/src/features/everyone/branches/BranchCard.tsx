import { phoneInWords } from "@kwan/domain";
import { Card, Heading, Inline, Link, Stack, Tag, Text } from "@kwan/ui";
import { m } from "#messages";
import { closureInWords } from "../../../closed-days/closure-words.ts";
import { telephone } from "../../../words/telephone.ts";
import type { Branch } from "./queries.ts";

export function BranchCard({ branch }: { branch: Branch }) {
  const { name, city, region, opening_hours, phone_number, digital_address, distance_km, is_test_centre } = branch;
  return (
    <Card as="li">
      <Stack space="xsmall">
        <Inline space="xsmall">
          <Heading level={2} size={3}>
            {name}
          </Heading>
          {is_test_centre && <Tag tone="info">{m.branches_test_centre()}</Tag>}
        </Inline>
        <Text tone="secondary">
          {city === name ? region : `${city}, ${region}`}
          {typeof distance_km === "number" &&
            ` · ${m.branches_distance({ km: distance_km < 10 ? distance_km.toFixed(1) : Math.round(distance_km) })}`}
        </Text>
        {branch.closures.map((closure) => (
          <Text key={closure.from} weight="strong">
            {closureInWords(closure)}
          </Text>
        ))}
        <Text>{opening_hours}</Text>
        {digital_address && <Text>{digital_address}</Text>}
        {phone_number && (
          <Text>
            <Link href={telephone(phone_number)}>{phoneInWords(phone_number)}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
