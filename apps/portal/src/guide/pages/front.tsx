import type { PlainDate } from "@kwan/domain";
import { Card, Grid, Heading, Link, LinkButton, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { pathOf } from "../../paths.ts";
import { guide } from "../addresses.ts";
import { GuideDrawing } from "../GuideDrawing.tsx";
import * as styles from "../guide.css.ts";
import { guideNeeds } from "../guide-kinds.ts";
import type { MakePage } from "../guide-page.ts";
import { KindLinks } from "../KindLinks.tsx";
import { SearchForm } from "../SearchForm.tsx";

/** Every need as a card with its services, and their prices on a day. */
export const Needs = ({ on }: { on: PlainDate }) => (
  <Stack as="section">
    <Heading level={2}>{m.guide_what_to_do()}</Heading>
    <Grid columns="wide" as="ul">
      {guideNeeds().map(({ heading, text, kinds }) => (
        <Card key={heading} as="li">
          <Stack space="small">
            <Heading level={3}>{heading}</Heading>
            <Text tone="secondary">{text}</Text>
            <KindLinks kinds={kinds} on={on} />
          </Stack>
        </Card>
      ))}
    </Grid>
  </Stack>
);

const others = () => [
  { href: guide.check, label: m.guide_link_check() },
  { href: guide.prices, label: m.guide_see_prices() },
  { href: guide.branches, label: m.guide_see_branches() },
  { href: guide.practice, label: m.guide_practice_title() },
  { href: pathOf("/verify"), label: m.guide_see_verify() },
];

/** The first page of the guide (R-PUB-01). */
export const frontPage: MakePage = ({ today }) => ({
  title: m.guide_title(),
  description: m.guide_lead(),
  content: (
    <Stack space="xlarge">
      <div className={styles.hero}>
        <Stack space="large">
          <Heading level={1}>{m.guide_title()}</Heading>
          <Text size="large">{m.guide_lead()}</Text>
          <SearchForm />
        </Stack>
        <GuideDrawing />
      </div>
      <Needs on={today} />
      <Stack as="section" space="small" className={styles.prose}>
        <Heading level={2}>{m.guide_also()}</Heading>
        <Stack as="ul" space="none">
          {others().map(({ href, label }) => (
            <li key={href} className={styles.row}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </Stack>
      </Stack>
      <Stack as="section" space="small">
        <Heading level={2}>{m.guide_account()}</Heading>
        <div className={styles.searchRow}>
          <LinkButton href={pathOf("/auth/login")}>{m.guide_log_in()}</LinkButton>
          <LinkButton href={pathOf("/auth/signup")} tone="secondary">
            {m.guide_sign_up()}
          </LinkButton>
        </div>
      </Stack>
    </Stack>
  ),
});
