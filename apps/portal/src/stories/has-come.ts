import { expect, waitFor } from "storybook/test";

/**
 * Nothing is on its way any more: what stands below a part that loads is seen only then.
 *
 * @example
 * await hasCome(canvasElement);
 */
export const hasCome = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector("[aria-busy='true']")).toBeNull());
