/**
 * Functions that run in the page. They are sent as text, so they must not use anything from outside, or anything newer
 * than Chromium 90.
 */

/** Identifies elements on a page as a person would. */
export type Target = {
  kind: "field" | "button";
  /**
   * The label of a field, or the text of a button or link. If no element has exactly this name, elements whose names
   * begin with it match.
   */
  name: string;
  /** The label of the group that contains the element. */
  group?: string | undefined;
};

/** Finds the visible, enabled elements with this accessible name. */
export function find({ kind, name, group }: Target): HTMLElement[] {
  const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const textOf = (ids: string) =>
    clean(
      ids
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    );
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby");
    if (ids) return textOf(ids);
    const labels = (element as HTMLInputElement).labels;
    return clean(element.getAttribute("aria-label") ?? (labels?.length ? labels[0]?.textContent : element.textContent));
  };
  const groups = group
    ? [...document.querySelectorAll("fieldset, [role=group], [role=radiogroup], dialog")].filter(
        (each) => nameOf(each.querySelector("legend") ?? each).indexOf(group) === 0,
      )
    : [document.body];
  const selector = kind === "field" ? "input, select, textarea" : "button, a[href], [role=menuitem], [role=option]";
  const usable = groups
    .reduce<Element[]>((all, each) => all.concat([...each.querySelectorAll(selector)]), [])
    .filter((each): each is HTMLElement => each.getClientRects().length > 0 && !each.matches(":disabled"));
  const equal = usable.filter((each) => nameOf(each) === name);
  const named = equal.length > 0 ? equal : usable.filter((each) => nameOf(each).indexOf(name) === 0);
  // Put buttons first, because the button of a form often has the same name as a link to the form.
  return named.filter((each) => each.tagName === "BUTTON").concat(named.filter((each) => each.tagName !== "BUTTON"));
}

/** Scrolls to the first of these elements that is not covered once it is in view, and returns its centre. */
export function pointOf(elements: HTMLElement[]): { x: number; y: number } | undefined {
  for (const element of elements) {
    element.scrollIntoView({ block: "center", behavior: "auto" });
    const labels = (element as HTMLInputElement).labels;
    const parts = [element, ...(labels ?? [])];
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (parts.some((part) => part.contains(hit))) return point;
  }
  return undefined;
}
