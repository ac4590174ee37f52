type Documented = { __docgenInfo?: { description?: string; tags?: { example?: string } } };

/**
 * Turns a component's JSDoc into Markdown for its documentation page. Its example becomes a code block, because the
 * browser would read tags in plain text as elements of the page.
 */
export function describe(component: Documented | undefined): string {
  const { description = "", tags } = component?.__docgenInfo ?? {};
  return tags?.example ? `${description}\n\n\`\`\`tsx\n${tags.example.trim()}\n\`\`\`` : description;
}
