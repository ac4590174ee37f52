import type { AnyCall } from "./call.ts";

const isParameter = (segment: string): boolean => segment.startsWith("{");
const segmentsOf = (path: string): string[] => path.split("/").slice(1);

/**
 * Returns the parameters in a path, or undefined if the path does not match the template. An empty segment does not
 * match a parameter.
 */
function readPath(template: string, path: string): Record<string, string> | undefined {
  const [templateSegments, pathSegments] = [segmentsOf(template), segmentsOf(path)];
  if (templateSegments.length !== pathSegments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of templateSegments.entries()) {
    const text = pathSegments[index] ?? "";
    if (!isParameter(segment)) {
      if (segment !== text) return undefined;
    } else if (text === "") return undefined;
    else params[segment.slice(1, -1)] = decode(text);
  }
  return params;
}

/** Decodes a segment. Returns malformed percent-encoding unchanged, because the parameter's schema rejects it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Compares two templates for sorting. At the first segment where only one of them has a parameter, the other template
 * is more specific and comes first.
 */
export function moreSpecific(a: string, b: string): number {
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  const at = left.findIndex((segment, index) => isParameter(segment) !== isParameter(right[index] ?? ""));
  return at < 0 ? 0 : Number(isParameter(left[at] ?? "")) - Number(isParameter(right[at] ?? ""));
}

/**
 * Returns the call for a method and path, and its parameters. The most specific template takes precedence, so that
 * `/service/overview/` is not mistaken for the path to the services of a driver with the ID "overview".
 *
 * @example
 * matchCall(calls, "GET", "/dvla/branch/b1/")?.params; // { id: "b1" }
 */
export function matchCall<C extends AnyCall>(
  calls: readonly C[],
  method: string,
  path: string,
): { readonly call: C; readonly params: Readonly<Record<string, string>> } | undefined {
  const matching = calls.flatMap((call) => {
    const params = call.method === method ? readPath(call.path, path) : undefined;
    return params ? [{ call, params }] : [];
  });
  return matching.sort((a, b) => moreSpecific(a.call.path, b.call.path))[0];
}
