import { expect, waitFor } from "storybook/test";

/**
 * Waits until nothing is loading, because the content below a part that is loading is hidden.
 *
 * @example
 * await hasCome(canvasElement);
 */
export const hasCome = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector("[aria-busy='true']")).toBeNull());
