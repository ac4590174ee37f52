import { expect, waitFor } from "storybook/test";

/**
 * Waits until nothing is loading. Until then, the content below a loading part is hidden.
 *
 * @example
 * await hasCome(canvasElement);
 */
export const hasCome = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector("[aria-busy='true']")).toBeNull());
