/** What a test run looks at after each story has played. */
export type CheckStory = (story: {
  id: string;
  tags: readonly string[];
  canvas: HTMLElement;
  theme: string;
}) => Promise<void>;

declare global {
  /** Set by the setup files of the tests. Somebody who looks at a story checks nothing. */
  var checkStory: CheckStory | undefined;
}
