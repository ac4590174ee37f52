// A plugin for StrykerJS: leaves out what only changes a text or a line of the log.

/** The parts of a node of the syntax tree that are read here. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly callee?: Node;
  readonly expression?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly key?: Node;
  readonly id?: Node;
}

/** Whether a node is a call that writes to the log or returns a message: `deps.log.warn(…)`, `m.accounts_title(…)`. */
function isTextOrLog({ type, callee, expression }: Node): boolean {
  if (type === "ExpressionStatement") return expression !== undefined && isTextOrLog(expression);
  if (type !== "CallExpression" || callee?.type !== "MemberExpression") return false;
  const { object } = callee;
  return object?.name === "m" || object?.name === "log" || object?.property?.name === "log";
}

/** Whether a node names the thing that was not found: `notFound("session")`, `orNotFound(user, "account")`. */
const isNoun = ({ type }: Node, parent: Node | undefined): boolean =>
  type === "StringLiteral" && (parent?.callee?.name === "notFound" || parent?.callee?.name === "orNotFound");

/** Whether a node gives the words of a notification: `words: () => …` or `const words = () => …`. */
const isWords = ({ type, key, id }: Node): boolean =>
  (type === "ObjectProperty" && key?.name === "words") || (type === "VariableDeclarator" && id?.name === "words");

export const shouldIgnore = ({
  node,
  parent,
}: {
  readonly node: Node;
  readonly parent?: Node | undefined;
}): string | undefined =>
  isTextOrLog(node) || isWords(node) || isNoun(node, parent) ? "a text or a line of the log" : undefined;

export const strykerPlugins = [{ kind: "Ignore", name: "texts", value: { shouldIgnore } }];
