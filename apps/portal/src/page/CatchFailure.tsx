import { Component, lazy, type ReactNode, Suspense } from "react";
import { m } from "#messages";

// Loaded on demand, because a page that works does not need it.
const Failure = lazy(async () => {
  try {
    return { default: (await import("./Failure.tsx")).Failure };
  } catch (cause) {
    console.error(cause);
    return { default: () => <p role="alert">{m.words_went_wrong()}</p> };
  }
});

/** Shows the error page instead of content that has failed. The router does this for the pages that it shows. */
export class CatchFailure extends Component<{ children: ReactNode }, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <Suspense>
        <Failure error={failed.error} />
      </Suspense>
    );
  }
}
