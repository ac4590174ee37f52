/** The check that a test run performs after each story has played. */
export type CheckStory = (story: {
  id: string;
  tags: readonly string[];
  canvas: HTMLElement;
  theme: string;
}) => Promise<void>;

declare global {
  /** The tests' setup files set this. Outside a test run, stories are not checked. */
  var checkStory: CheckStory | undefined;
}
