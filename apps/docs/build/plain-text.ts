type Node = { type: string; value?: string; children?: Node[] };

/** The names of tests that prove a statement of docs/security.md. Readers of the documentation cannot open them. */
const proof = / ?\[[\w-]+\.test\.ts(, [\w-]+\.test\.ts)*\]| \((open|operation|specification)\)/g;

/** Removes the names of tests from the repository's own documents. */
export const plainText = () => (tree: Node) => {
  const visit = (node: Node): void => {
    if (node.type === "text" && node.value) node.value = node.value.replace(proof, "");
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
};
