import { addDays, type PlainDate, phoneInWords } from "@kwan/domain";
import { isPublicHoliday, isWeekend } from "@kwan/domain/dates";
import { Banner, Heading, Link, Stack, SummaryList, Text } from "@kwan/ui";
import type { GovernmentOfficeLeaf } from "schema-dts";
import { m } from "#messages";
import { ClosedDays } from "../../closed-days/ClosedDays.tsx";
import { closureInWords } from "../../closed-days/closure-words.ts";
import { BranchMap } from "../../features/everyone/branches/BranchMap.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { telephone } from "../../words/telephone.ts";
import { guide } from "../addresses.ts";
import { BranchLinks } from "../BranchLinks.tsx";
import * as styles from "../guide.css.ts";
import type { GuideBranch, GuideData } from "../guide-data.ts";
import { guideKinds } from "../guide-kinds.ts";
import type { MakePage } from "../guide-page.ts";
import { byDistance, isOpenOn, placeOf } from "../places.ts";
import { Part } from "../Rows.tsx";

/** Returns the first public holiday from a day on that is no weekend. There is one every few months. */
function nextHoliday(from: PlainDate): PlainDate {
  let day = from;
  while (isWeekend(day) || !isPublicHoliday(day)) day = addDays(day, 1);
  return day;
}

const Holidays = ({ today }: Pick<GuideData, "today">) => {
  const next = nextHoliday(today);
  return next === today ? (
    <Banner tone="warning">{m.guide_branch_today_holiday()}</Banner>
  ) : (
    <Text tone="secondary">{m.guide_branch_holidays({ day: dayInWords(next) })}</Text>
  );
};

const directionsTo = ({ lat, lon }: GuideBranch): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`;

function Services({ branch }: { branch: GuideBranch }) {
  const offered = guideKinds.filter(({ kind }) => branch.services.includes(kind));
  if (offered.length === guideKinds.length)
    return (
      <Text>
        <Link href={guide.front}>{m.guide_branch_every()}</Link>
      </Text>
    );
  return (
    <Stack as="ul" space="none">
      {offered.map(({ kind, title }) => (
        <li key={kind} className={styles.row}>
          <Link href={guide.kind(kind)}>{title}</Link>
        </li>
      ))}
    </Stack>
  );
}

const factsOf = (branch: GuideBranch) => [
  { name: m.guide_branch_hours(), value: branch.opening_hours },
  { name: m.guide_branch_place(), value: placeOf(branch) },
  ...(branch.digital_address ? [{ name: m.guide_branch_address(), value: branch.digital_address }] : []),
  ...(branch.phone_number
    ? [
        {
          name: m.guide_branch_phone(),
          value: <Link href={telephone(branch.phone_number)}>{phoneInWords(branch.phone_number)}</Link>,
        },
      ]
    : []),
];

const workingDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** When the branch is open, as schema.org says it. A day that opens and closes at midnight is a closed day. */
const hoursFor = ({ is_open, hours, closures }: GuideBranch): Partial<GovernmentOfficeLeaf> => ({
  ...(is_open && {
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: hours === "always" ? [...workingDays, "Saturday", "Sunday"] : workingDays,
      opens: hours === "always" ? "00:00" : "08:00",
      closes: hours === "always" ? "23:59" : "17:00",
    },
  }),
  ...(closures.length > 0 && {
    specialOpeningHoursSpecification: closures.map(({ from, until }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: from,
      validThrough: until,
      opens: "00:00",
      closes: "00:00",
    })),
  }),
});

const About = ({ branch, today }: { branch: GuideBranch; today: PlainDate }) => (
  <Stack space="large">
    {branch.closures.map((closure) => (
      <Banner key={closure.from} tone="warning">
        {closureInWords(closure)}
      </Banner>
    ))}
    <div className={styles.prose}>
      <SummaryList rows={factsOf(branch)} />
    </div>
    <Holidays today={today} />
    <div className={styles.prose}>
      <ClosedDays today={today} branch={branch} />
    </div>
    <Part id="directions" heading={m.guide_branch_directions()}>
      {branch.is_approximate && <Text>{m.guide_branch_approximate()}</Text>}
      <Text>
        <Link href={directionsTo(branch)} rel="noreferrer">
          {m.guide_branch_open_map()}
        </Link>
      </Text>
      <BranchMap branches={[branch]} label={m.guide_branch_map({ name: branch.name })} />
    </Part>
    <Part id="services" heading={m.guide_branch_services()}>
      <Services branch={branch} />
    </Part>
  </Stack>
);

/** The page of a branch (R-PUB-05). A closed branch keeps its page, which says where to go instead. */
export const branchPage =
  (code: string): MakePage =>
  ({ branches, today, origin }) => {
    const branch = branches.find((each) => each.code === code);
    if (!branch) return undefined;
    const others = branches.filter((other) => isOpenOn(other, today) && other.code !== code);
    const title = m.guide_branch_title({ name: branch.name });
    return {
      title,
      crumb: branch.name,
      above: [{ href: guide.branches, label: m.guide_branches_title() }],
      description: `${branch.name}, ${placeOf(branch)}. ${branch.opening_hours}`,
      isUnlisted: !branch.is_open,
      facts: {
        "@type": "GovernmentOffice",
        name: title,
        url: `${origin}${guide.branch(code)}`,
        address: {
          "@type": "PostalAddress",
          addressLocality: branch.city,
          addressRegion: branch.region,
          addressCountry: "GH",
        },
        geo: { "@type": "GeoCoordinates", latitude: branch.lat, longitude: branch.lon },
        ...(branch.phone_number && { telephone: branch.phone_number }),
        ...hoursFor(branch),
      },
      content: (
        <Stack space="xlarge">
          <Heading level={1}>{title}</Heading>
          {branch.is_open ? (
            <About branch={branch} today={today} />
          ) : (
            <Banner tone="warning">{m.guide_branch_is_closed()}</Banner>
          )}
          <Stack as="section" space="small">
            <Heading level={2}>{m.guide_branch_near()}</Heading>
            <BranchLinks branches={byDistance(others, branch).slice(0, 3)} level={3} />
          </Stack>
        </Stack>
      ),
    };
  };
