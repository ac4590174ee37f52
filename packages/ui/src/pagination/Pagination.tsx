import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Button } from "../button/Button.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import { arrowLeftIcon, arrowRightIcon } from "../icon/shapes.ts";
import { Inline } from "../inline/Inline.tsx";
import { Spread } from "../spread/Spread.tsx";
import { Text } from "../text/Text.tsx";
import { useWords } from "../words/use-words.ts";

/** A link or an action that leads to another page of a list. */
export type PageTurn = string | (() => void);

export type PaginationProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** The navigation's accessible name: the name of the list. */
  label?: string;
  /** The number of items on this page. */
  shown: number;
  /** The total number of items, if known. */
  total?: number | undefined;
  /** The previous page. Omit it on the first page. */
  previous?: PageTurn | undefined;
  /** The next page. Omit it on the last page. */
  next?: PageTurn | undefined;
  /**
   * Called to append the next page to the list instead of replacing the current page. If it is not set, there is no
   * such button.
   */
  more?: (() => void) | undefined;
  /** Whether the next page is loading. */
  busy?: boolean | undefined;
  /** Formats the item counts, for example as "Showing 20 of 345". */
  summary?: (count: number, total: number | undefined) => ReactNode;
  previousLabel?: string;
  nextLabel?: string;
  moreLabel?: string;
  ref?: Ref<HTMLElement> | undefined;
};

const english = (count: number, total: number | undefined) =>
  total === undefined ? `Showing ${count}` : `Showing ${count} of ${total}`;

type TurnProps = { to: PageTurn; busy: boolean; label: string; before?: IconShape; after?: IconShape; rel: string };

function Turn({ to, busy, label, before, after, rel }: TurnProps) {
  const words = (
    <>
      {label}
      {after && " "}
      {after && <Icon shape={after} />}
    </>
  );
  return typeof to === "string" ? (
    <LinkButton href={to} rel={rel} tone="secondary" icon={before}>
      {words}
    </LinkButton>
  ) : (
    <Button onClick={to} busy={busy} tone="secondary" icon={before}>
      {words}
    </Button>
  );
}

/**
 * Shown below a long list: how many items are shown, and links to the other pages. Changes are announced. Keys: Enter
 * and Space activate a link or button.
 *
 * @example
 * <Pagination label="Applications" shown={20} total={345} next="?after=c-20" />
 */
export function Pagination(props: PaginationProps) {
  const {
    label = "Pages",
    shown,
    total,
    previous,
    next,
    more,
    busy = false,
    summary = english,
    previousLabel = "Previous",
    nextLabel = "Next",
    moreLabel = "Show more",
    ...native
  } = useWords("pagination", props);
  return (
    <nav aria-label={label} {...native}>
      <Spread>
        <Text tone="secondary" figures role="status">
          {summary(shown, total)}
        </Text>
        <Inline>
          {previous !== undefined && (
            <Turn to={previous} busy={false} label={previousLabel} before={arrowLeftIcon} rel="prev" />
          )}
          {next !== undefined && <Turn to={next} busy={busy} label={nextLabel} after={arrowRightIcon} rel="next" />}
          {more && (
            <Button onClick={more} busy={busy} tone="secondary">
              {moreLabel}
            </Button>
          )}
        </Inline>
      </Spread>
    </nav>
  );
}
