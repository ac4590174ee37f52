import { phoneInWords } from "@kwan/domain";
import { Link, Stack, Text } from "@kwan/ui";
import { telephone } from "../../../../words/telephone.ts";
import type { Branch } from "../queries.ts";

/** The branch of an application: what people need to go there or to call it. */
export function BranchFacts({ branch }: { branch: Branch }) {
  const { name, city, opening_hours, digital_address, phone_number } = branch;
  return (
    <Stack space="xsmall">
      <Text>{name}</Text>
      <Text>{[digital_address, city !== name && city].filter(Boolean).join(", ")}</Text>
      <Text>{opening_hours}</Text>
      {phone_number && <Link href={telephone(phone_number)}>{phoneInWords(phone_number)}</Link>}
    </Stack>
  );
}
