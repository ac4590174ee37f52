import { expect, screen, waitFor } from "storybook/test";

/**
 * A toast says this to whoever looks. A screen reader is told the same beside it.
 *
 * @example
 * await expectToast("Your choice is saved.");
 */
export const expectToast = (message: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByText(message, { selector: "[data-toast] *" })).toBeVisible());
