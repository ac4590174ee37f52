import { isKwanError } from "@kwan/sdk";
import { Banner, Button, LoadingRegion, Skeleton } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { errorsOf } from "../words/call-errors.ts";
import * as styles from "./Region.css.ts";

export type RegionProps<Data> = {
  /** What `useQuery` or `useInfiniteQuery` gives. */
  query: {
    data: Data | undefined;
    isError: boolean;
    error: unknown;
    isFetching: boolean;
    failureCount?: number;
    refetch: () => unknown;
  };
  /** What is loaded, in words: "your applications". */
  of: string;
  /** Keeps the place of what is to come. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What is not there, or not for this person, is the same however often they ask. */
const staysTheSame = (error: unknown): boolean => isKwanError(error) && [400, 403, 404, 410].includes(error.status);

/**
 * A part of a page that loads and fails by itself: the rest of the page stays. What it has, it keeps, also when the next load fails.
 * While it is on its way for the first time, what stands below it waits unseen: nothing that is read is pushed away.
 *
 * @example
 * <Region query={useQuery(q.branches.list())} of="the branches">{(branches) => <Branches list={branches} />}</Region>
 */
export function Region<Data>({ query, of, skeleton = <Skeleton />, children }: RegionProps<Data>) {
  const failed = query.isError && (
    <Banner
      tone="critical"
      heading={m.queries_not_loaded({ what: of })}
      actions={
        !staysTheSame(query.error) && (
          <Button tone="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {m.common_try_again()}
          </Button>
        )
      }
    >
      {errorsOf(query.error)[0]?.message}
    </Banner>
  );
  if (query.data !== undefined) {
    return (
      <>
        {failed}
        {children(query.data)}
      </>
    );
  }
  if (failed) return failed;
  // What is tried again, or waits for the network, keeps nobody from reading what stands below.
  const isComing = query.isFetching && !query.failureCount;
  return (
    <LoadingRegion label={m.queries_loading({ what: of })} className={isComing ? styles.coming : undefined}>
      {skeleton}
    </LoadingRegion>
  );
}
