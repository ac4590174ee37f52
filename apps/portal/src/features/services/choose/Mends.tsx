import { isKind, kinds } from "@kwan/domain/kinds";
import { Link, Stack, Text } from "@kwan/ui";
import { paths } from "../../../paths.ts";
import type { AvailableKind } from "../queries.ts";

type Reason = AvailableKind["reasons"][number];

/** Where a reason is mended, for those that are mended in the portal. */
function wayOut({ mend: { do: deed, instead } }: Reason, kind: string): { href: string; label: string } | undefined {
  if (instead && isKind(instead)) return { href: paths.addService(instead), label: `See: ${kinds[instead].title}` };
  return {
    complete_profile: { href: paths.editProfile, label: "Complete my profile" },
    identify: { href: paths.editProfile, label: "Add my identity document" },
    pass_theory: { href: paths.practice, label: "Practise for the theory test" },
    finish_open: { href: `${paths.services}?${new URLSearchParams({ kind })}`, label: "Go to that application" },
  }[deed];
}

/** Why somebody can't apply, each reason with what mends it and the way there (R-ADD-08). */
export function Mends({ reasons, kind }: { reasons: readonly Reason[]; kind: string }) {
  return (
    <Stack as="ul" space="small">
      {reasons.map((reason) => {
        const way = wayOut(reason, kind);
        return (
          <li key={reason.code}>
            <Text>
              {reason.message} {reason.mend.text}
            </Text>
            {way && <Link href={way.href}>{way.label}</Link>}
          </li>
        );
      })}
    </Stack>
  );
}
