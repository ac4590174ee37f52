import { isKind, kinds } from "@kwan/domain/kinds";
import { Inline, Link, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { pathOf, paths } from "../../../../paths.ts";
import { useFormPlace } from "../form-place.ts";
import type { AvailableKind } from "../queries.ts";
import * as styles from "./Remedies.css.ts";

type Reason = AvailableKind["reasons"][number];

type Way = { href: string; label: string };

/** Returns links to the pages on which the person can resolve a reason for not being able to apply. */
function waysOut({ code, remedy: { do: deed, instead } }: Reason, kind: string): Way[] {
  const branch = { href: pathOf("/branches"), label: m.services_find_branch() };
  const other =
    instead && isKind(instead)
      ? { href: paths.addService(instead), label: m.services_see({ title: kinds[instead].title }) }
      : null;
  if (code === "no_license") return [...(other ? [other] : []), branch];
  if (other) return [other];
  const ways: Readonly<Partial<Record<typeof deed, Way>>> = {
    complete_profile: { href: pathOf("/profile/edit"), label: m.services_complete_profile() },
    confirm_identity: branch,
    identify: { href: pathOf("/profile/edit"), label: m.services_add_identity() },
    pass_theory: { href: pathOf("/tests/practice"), label: m.services_practise() },
    finish_open: { href: `${pathOf("/services")}?${new URLSearchParams({ kind })}`, label: m.services_go_to_open() },
  };
  const way = ways[deed];
  return way ? [way] : [];
}

/** Why a person cannot apply: each reason, with what to do about it (R-ADD-08). */
export function Remedies({ reasons, kind }: { reasons: readonly Reason[]; kind: string }) {
  // Officers get no links, because the links lead to pages of the applicant's own account.
  const isAtDesk = useFormPlace().driver !== undefined;
  return (
    <Stack as="ul" space="small">
      {reasons.map((reason) => (
        <li key={reason.code}>
          <Text>
            {reason.message} {reason.remedy.text}
          </Text>
          <Inline space="medium">
            {(isAtDesk ? [] : waysOut(reason, kind)).map(({ href, label }) => (
              <Link key={href} href={href} className={styles.way}>
                {label}
              </Link>
            ))}
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
