import { Button, Card, type Column, Heading, Stack } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { paths } from "../../../../paths.ts";
import { PagedTable } from "../../../../queries/PagedTable.tsx";
import { NewProgram } from "./NewProgram.tsx";
import { ProgramState } from "./ProgramState.tsx";
import { type Program, q } from "./queries.ts";

const keyOf = ({ id }: Program) => id;

const columns: readonly Column<Program>[] = [
  { key: "name", header: m.programs_name(), cell: ({ name }) => name },
  { key: "team", header: m.programs_team(), cell: ({ team }) => team },
  { key: "state", header: m.programs_state(), cell: (program) => <ProgramState of={program} /> },
];

/** Lists the programs of other teams, newest first, and adds new ones. */
export function ManagedPrograms() {
  const [isAdding, setAdding] = useState(false);
  const query = useInfiniteQuery(q.programs.list.infinite({ limit: 50 }));
  return (
    <Stack space="large">
      {isAdding ? (
        <Card as="section" roomy>
          <Stack>
            <Heading level={2}>{m.programs_add()}</Heading>
            <NewProgram onDone={() => setAdding(false)} />
          </Stack>
        </Card>
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>{m.programs_add()}</Button>
        </div>
      )}
      <PagedTable
        query={query}
        of={m.programs_the_programs()}
        columns={columns}
        rowKey={keyOf}
        rowHref={({ id }) => paths.program(id)}
        empty={m.programs_none()}
      />
    </Stack>
  );
}
