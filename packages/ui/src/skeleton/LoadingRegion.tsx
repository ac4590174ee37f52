import type { HTMLAttributes, Ref } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";

export type LoadingRegionProps = HTMLAttributes<HTMLDivElement> & {
  /** What is loading, announced once for all the skeletons inside. */
  label?: string;
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * A part of the page that is loading. It contains the skeletons and announces once what is loading.
 *
 * @example
 * <LoadingRegion label="Loading your applications"><Skeleton lines={3} /></LoadingRegion>
 */
export function LoadingRegion(props: LoadingRegionProps) {
  const { label = "Loading", children, ...native } = useWords("loadingRegion", props);
  return (
    <div aria-busy="true" {...native}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
