import type { Rolldown } from "vite";

type Output = Rolldown.RolldownOutput["output"];

/** A module at which a browser starts to load: an entry, or one that is imported on demand. */
type Start = string;

/** By module, the starts that need it at once; and by start, the starts that it can lead to. */
function readGraph(output: Output) {
  const chunks = output.filter((file) => file.type === "chunk");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const startsOf = new Map<string, Start[]>();
  const leadsTo = new Map<Start, Start[]>();
  for (const { fileName, facadeModuleId: start } of chunks) {
    if (!start) continue;
    const needed = new Set([fileName]);
    for (const file of needed) for (const next of byFile.get(file)?.imports ?? []) needed.add(next);
    const files = [...needed].flatMap((file) => byFile.get(file) ?? []);
    for (const id of files.flatMap(({ moduleIds }) => moduleIds))
      startsOf.set(id, [...(startsOf.get(id) ?? []), start]);
    leadsTo.set(
      start,
      files.flatMap(({ dynamicImports }) => dynamicImports).flatMap((file) => byFile.get(file)?.facadeModuleId ?? []),
    );
  }
  return { startsOf, leadsTo };
}

/** What the log-in page consists of: most visits begin with it. */
const isFirst = (start: Start) => /\/src\/(public|routes\/auth\/login)\.tsx$/.test(start);
const isFrame = (start: Start) => start.endsWith("/src/main.tsx");
const isPage = (start: Start) => start.includes("/src/routes/");
/** The folder of a page; a page that stands alone is one of its own. */
const folderOf = (start: Start) => start.split("/src/routes/")[1]?.split("/")[0] ?? "";

/**
 * Decides which file a module goes into, by who needs it in a build without any grouping. So a page comes in few files, and
 * none of them is found late. A module in none of the groups goes with the only page, or the only part loaded on demand, that
 * needs it.
 *
 * @example
 * await build({ build: { rolldownOptions: { output: { codeSplitting: { groups: groupsOf(output) } } } } });
 */
export function groupsOf(
  output: Output,
): { name: (id: string) => string; priority: number; test: (id: string) => boolean }[] {
  const { startsOf, leadsTo } = readGraph(output);
  const publicStarts = new Set([...leadsTo.keys()].filter((start) => start.endsWith("/src/public.tsx")));
  for (const start of publicStarts) for (const next of leadsTo.get(start) ?? []) publicStarts.add(next);
  const isPublic = (start: Start) => publicStarts.has(start);
  const ownPages = (starts: readonly Start[]) => starts.filter((start) => isPage(start) && !isPublic(start));
  // What a module of a group needs is in the same group or in one before it.
  const groups: [string, (starts: readonly Start[]) => boolean][] = [
    // What the log-in page needs; every page has it.
    ["base", (starts) => starts.some(isFirst)],
    // What both the public pages and the frame of the portal need: mostly the client of the server.
    ["client", (starts) => starts.some(isFrame) && starts.some(isPublic)],
    // What stands around every page behind the login.
    ["frame", (starts) => starts.some(isFrame)],
    // What public pages share with several pages behind the login.
    ["both", (starts) => starts.some(isPublic) && ownPages(starts).length > 1],
    // What a public page shares with another page.
    ["public", (starts) => starts.some(isPublic)],
    // What pages of several folders behind the login share.
    ["parts", (starts) => new Set(ownPages(starts).map(folderOf)).size > 1],
    // What pages of one folder share.
    ["", (starts) => ownPages(starts).length > 1],
  ];
  return groups.map(([name, isIn], at) => ({
    name: (id) => name || folderOf(ownPages(startsOf.get(id) ?? [])[0] ?? ""),
    priority: groups.length - at,
    test: (id) => {
      const starts = startsOf.get(id) ?? [];
      // Where something starts, it has a file of its own; only the log-in page is part of what all have.
      const isStart = starts.includes(id) && !(isPage(id) && isFirst(id));
      return (
        !isStart && isIn(starts) && (starts.length > 1 || starts.some((start) => isFirst(start) || isFrame(start)))
      );
    },
  }));
}
