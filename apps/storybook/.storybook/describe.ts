type Documented = { __docgenInfo?: { description?: string; tags?: { example?: string } } };

/**
 * Converts a component's JSDoc to Markdown for its documentation page. Its example becomes a code block, because
 * otherwise the browser would treat the tags in it as elements.
 */
export function describe(component: Documented | undefined): string {
  const { description = "", tags } = component?.__docgenInfo ?? {};
  return tags?.example ? `${description}\n\n\`\`\`tsx\n${tags.example.trim()}\n\`\`\`` : description;
}
