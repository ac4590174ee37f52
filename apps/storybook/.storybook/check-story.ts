/** The check that a test run makes after each story has played. */
export type CheckStory = (story: {
  id: string;
  tags: readonly string[];
  canvas: HTMLElement;
  theme: string;
}) => Promise<void>;

declare global {
  /** Set by the setup files of the tests. Without a test run, stories are not checked. */
  var checkStory: CheckStory | undefined;
}
