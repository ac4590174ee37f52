/** Compares how a story looks with the picture that is kept of it. Only the visual tests set it. */
export type CompareLook = (storyId: string) => Promise<void>;

declare global {
  var compareLookOfStories: CompareLook | undefined;
}

export const compareLook = globalThis.compareLookOfStories;
