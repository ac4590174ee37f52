type Documented = { __docgenInfo?: { description?: string; tags?: { example?: string } } };

/**
 * A component's JSDoc as Markdown for its documentation page. Its example becomes a block of code: as plain text the browser
 * would take its tags for elements of the page.
 */
export function describe(component: Documented | undefined): string {
  const { description = "", tags } = component?.__docgenInfo ?? {};
  return tags?.example ? `${description}\n\n\`\`\`tsx\n${tags.example.trim()}\n\`\`\`` : description;
}
