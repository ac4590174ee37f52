import { mayDo } from "@kwan/domain";
import {
  Banner,
  Button,
  Card,
  type Column,
  DataTable,
  Heading,
  Inline,
  Link,
  Stack,
  StatusTag,
  SummaryList,
  Text,
} from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { InstructorAccount } from "../../../lessons/InstructorAccount.tsx";
import { pathOf } from "../../../paths.ts";
import { allBranches } from "../../../queries/all-branches.ts";
import { Region } from "../../../queries/Region.tsx";
import { useSession } from "../../../session/use-session.ts";
import { Accredit } from "./Accredit.tsx";
import { Accreditation } from "./Accreditation.tsx";
import { AddInstructor } from "./AddInstructor.tsx";
import { DeclineInstructor } from "./DeclineInstructor.tsx";
import { type Instructor, q, type SchoolFile } from "./queries.ts";

/** Shows a driving school with its instructors, and how many proposals about their accreditation are open. */
export function SchoolView({ id }: { id: string }) {
  return (
    <Region query={useQuery(q.schools.get(id))} of={m.schools_the_school()}>
      {(school) => <Loaded school={school} />}
    </Region>
  );
}

function Loaded({ school }: { school: SchoolFile }) {
  const { id, name, code, branch, instructors } = school;
  const role = useSession().user?.role;
  const mayAccredit = role !== undefined && mayDo(role, "schools.accredit");
  const [isAdding, setAdding] = useState(false);
  const branches = useQuery(allBranches()).data?.results;
  return (
    <Stack space="large">
      <Waiting school={school} />
      <Stack as="section" space="small">
        <Heading level={2}>{name}</Heading>
        <SummaryList
          rows={[
            { name: m.schools_code(), value: code },
            { name: m.schools_branch(), value: branches?.find((each) => each.id === branch)?.name },
            { name: m.schools_accreditation(), value: <Accreditation of={school} /> },
          ]}
        />
        {mayAccredit && (
          <div>
            <Accredit kind="accredit_school" subject={id} name={name} />
          </div>
        )}
      </Stack>
      <Stack as="section" space="small">
        <Heading level={2}>{m.schools_instructors()}</Heading>
        {instructors.length === 0 ? (
          <Text tone="secondary">{m.schools_no_instructors()}</Text>
        ) : (
          <DataTable
            caption={m.schools_instructors()}
            hideCaption
            columns={columns(mayAccredit)}
            rows={instructors}
            rowKey={keyOf}
          />
        )}
        {mayAccredit && !isAdding && (
          <div>
            <Button tone="secondary" onClick={() => setAdding(true)}>
              {m.schools_add_instructor()}
            </Button>
          </div>
        )}
        {isAdding && (
          <Card as="section" roomy>
            <AddInstructor school={id} onDone={() => setAdding(false)} />
          </Card>
        )}
      </Stack>
      <Stack as="section" space="small">
        <Heading level={2}>{m.schools_account()}</Heading>
        <Text>{m.schools_account_text()}</Text>
        {role !== undefined && mayDo(role, "staff.manage") && (
          <Link href={pathOf("/staff")}>{m.schools_create_account()}</Link>
        )}
      </Stack>
      <Link href={pathOf("/schools")}>{m.schools_all()}</Link>
    </Stack>
  );
}

/**
 * Shows people who can read proposals how many proposals about a school and its instructors are waiting for a reviewer.
 */
function Waiting({ school: { id, instructors } }: { school: SchoolFile }) {
  const role = useSession().user?.role;
  const enabled = role !== undefined && mayDo(role, "schools.accredit", "schools.approve");
  const ofSchool = useQuery({
    ...q.decisions.list({ state: "proposed", kind: "accredit_school", subject: id, limit: 1 }),
    enabled,
  });
  const ofInstructors = useQuery({
    ...q.decisions.list({ state: "proposed", kind: "accredit_instructor", limit: 100 }),
    enabled: enabled && instructors.length > 0,
  });
  const own = ofInstructors.data?.results.filter(({ subject }) => instructors.some((each) => each.id === subject.id));
  const count = (ofSchool.data?.count ?? 0) + (own?.length ?? 0);
  if (count === 0) return null;
  return (
    <Banner tone="info">
      <Inline space="xsmall">
        {m.schools_waiting({ count })}
        <Link href={pathOf("/decisions")}>{m.schools_open_decisions()}</Link>
      </Inline>
    </Banner>
  );
}

const keyOf = ({ id }: Instructor) => id;

const columns = (mayAccredit: boolean): readonly Column<Instructor>[] => [
  { key: "name", header: m.schools_instructor_name(), cell: ({ name }) => name },
  {
    key: "license",
    header: m.schools_instructor_license(),
    cell: ({ license_number }) => (
      <Text figures unbroken>
        {license_number}
      </Text>
    ),
  },
  {
    key: "account",
    header: m.schools_instructor_account(),
    cell: ({ account, is_proposed }) => (
      <>
        <InstructorAccount account={account} />
        {is_proposed && <StatusTag tone="warning">{m.schools_proposed_by_school()}</StatusTag>}
      </>
    ),
  },
  { key: "until", header: m.schools_accreditation(), cell: (instructor) => <Accreditation of={instructor} /> },
  ...(mayAccredit
    ? [
        {
          key: "accredit",
          header: m.schools_accredit(),
          hideHeader: true,
          cell: (instructor: Instructor) => (
            <Inline space="xsmall">
              <Accredit kind="accredit_instructor" subject={instructor.id} name={instructor.name} />
              {instructor.is_proposed && <DeclineInstructor instructor={instructor} />}
            </Inline>
          ),
        },
      ]
    : []),
];
