/** Leaves room for the header, and for some of the content above the target. */
const offset = 100;

/** Scrolls the page so that an element is near the top of the screen. */
export const scrollTo = (target: Element): void =>
  window.scrollTo(0, target.getBoundingClientRect().top + window.scrollY - offset);

/**
 * Scrolls to the heading of a step that has focus, if it is below the screen. With large text, the title of the page can
 * fill the screen, and people would not see that the step has changed.
 */
export function revealStepHeading(): void {
  const { activeElement: heading } = document;
  if (heading?.matches("[data-step-heading]") && heading.getBoundingClientRect().bottom > window.innerHeight)
    scrollTo(heading);
}
