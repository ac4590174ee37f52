import { isKwanError } from "@kwan/sdk";
import { Banner, Button, LoadingRegion, Skeleton } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { errorsOf } from "../words/call-errors.ts";
import * as styles from "./Region.css.ts";

export type RegionProps<Data> = {
  query: {
    data: Data | undefined;
    isError: boolean;
    error: unknown;
    isFetching: boolean;
    failureCount?: number;
    refetch: () => unknown;
  };
  /** What is being loaded, for use in a sentence: "your applications". */
  of: string;
  /** Reserves space for the content while it loads. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Whether a retry would fail again: the request is wrong, the data do not exist, or this person may not see them. */
const staysTheSame = (error: unknown): boolean => isKwanError(error) && [400, 403, 404, 410].includes(error.status);

/**
 * A part of a page that loads and fails independently of the rest. If a later load fails, the part keeps its data.
 * During the first load, the content below stays hidden to avoid a layout shift.
 *
 * @example
 * <Region query={useQuery(q.branches.list())} of="the branches">
 *   {(branches) => <Branches list={branches} />}
 * </Region>
 */
export function Region<Data>({ query, of, skeleton = <Skeleton />, children }: RegionProps<Data>) {
  const failed = query.isError && (
    <Banner
      tone="error"
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
  // After an error or without a network, the content below must not stay hidden.
  const isComing = query.isFetching && !query.failureCount;
  return (
    <LoadingRegion label={m.queries_loading({ what: of })} className={isComing ? styles.coming : undefined}>
      {skeleton}
    </LoadingRegion>
  );
}
