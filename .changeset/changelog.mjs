// Writes the lines of a changelog. Its readers have no use for the hashes of commits, or for the versions of our other packages.

/** Returns the text of a changeset as an item of a list. */
export function getReleaseLine({ summary }) {
  const [first, ...rest] = summary.trim().split("\n");
  return [`- ${first}`, ...rest.map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
}

export const getDependencyReleaseLine = () => "";
