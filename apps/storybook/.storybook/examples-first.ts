import { combineTags } from "storybook/internal/csf";
import type { Indexer } from "storybook/internal/types";

/**
 * Puts the stories that only test after the examples of a file. A documentation page gets the tags of the first story, so
 * a page whose first story only tests would be filtered from the sidebar.
 */
export const examplesFirst = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const stories = await indexer.createIndex(file, options);
    const isTest = ({ tags = [] }: (typeof stories)[number]) => combineTags(...tags).includes("test-only");
    return [...stories.filter((story) => !isTest(story)), ...stories.filter(isTest)];
  },
});
