import { imports } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { clientOf } from "../../../session/client.ts";
import { Queue } from "./Queue.tsx";

const q = kwanOptions(clientOf({ imports }));

/** The imports that an administrator has uploaded, and that somebody else has to run. */
export function ImportsToRun() {
  return (
    <Region
      query={useQuery(q.imports.list({ state: "checked", limit: 1 }))}
      of={m.home_the_imports()}
      skeleton={<Skeleton shape="block" height="card" />}
    >
      {({ count }) => (
        <Queue
          heading={m.home_imports()}
          count={m.home_imports_count({ count })}
          words={count > 0 ? m.home_imports_hint() : m.home_imports_none()}
          href={pathOf("/imports")}
          action={m.home_open_imports()}
        />
      )}
    </Region>
  );
}
