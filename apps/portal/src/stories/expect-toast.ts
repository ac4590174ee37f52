import { expect, screen, waitFor } from "storybook/test";

/**
 * Waits until a toast shows this message. Ignores the copy for screen readers.
 *
 * @example
 * await expectToast("Your choice is saved.");
 */
export const expectToast = (message: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByText(message, { selector: "[data-toast] *" })).toBeVisible());
