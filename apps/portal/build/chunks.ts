import type { Rolldown } from "vite";

type Output = Rolldown.RolldownOutput["output"];

/** A module from which the browser starts loading: an entry point, or a module that is imported on demand. */
type Start = string;

/**
 * Returns, for each module, the start modules that load it immediately and, for each start module, the start modules
 * that it imports on demand.
 */
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

/** Whether this is the login page, where most people arrive, or the entry point that loads it. */
const isFirst = (start: Start) => /\/src\/(public|routes\/open\/auth\/login)\.tsx$/.test(start);
const isFrame = (start: Start) => start.endsWith("/src/main.tsx");
const isPage = (start: Start) => start.includes("/src/routes/");
const fileOf = (start: Start): string => /\/src\/routes\/(.+)\.tsx$/.exec(start)?.[1] ?? "";

/** Pages that share most of their code with the pages of another audience or folder, and are grouped with those. */
const groupedWith: Readonly<Record<string, string>> = {
  "citizen/services/view/test": "citizen/tests",
  "citizen/teaching": "school/school",
  "citizen/training": "school/school",
  "staff/desk/apply": "staff/services",
  "staff/desk/register": "staff/profile",
  "staff/appeals": "staff/desk",
  "staff/decisions": "staff/desk",
  "staff/staff/branches": "staff/desk",
  "staff/staff/branches/one": "staff/desk",
};
/** Returns the audience of a page, then the parts of its address. */
const placeOf = (start: Start) => (groupedWith[fileOf(start)] ?? fileOf(start)).split("/");
/** Returns the folder with which a page is grouped: the first part of its address. */
const folderOf = (start: Start) => placeOf(start)[1] ?? "";
const isForApplying = (start: Start) => /^(citizen\/services\/add|staff\/desk\/apply)/.test(fileOf(start));
const isForStaff = (start: Start) => ["school", "staff"].includes(placeOf(start)[0] ?? "");

/**
 * Groups modules into files by the pages that need them in an ungrouped build. Each page then loads few files, and
 * none of them is discovered late. A module outside all groups is built into the only page, or the only part loaded
 * on demand, that needs it.
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
  const isForLogin = (start: Start) => isPublic(start) && !/\/src\/routes\/open\/(?!auth\/)/.test(start);
  const isShownForLogin = (start: Start) => isForLogin(start) && isPage(start);
  const ownPages = (starts: readonly Start[]) => starts.filter((start) => isPage(start) && !isPublic(start));
  const areOfSeveral = (starts: readonly Start[]) => new Set(ownPages(starts).map(folderOf)).size > 1;
  const citizensFolders = (starts: readonly Start[]) => [
    ...new Set(ownPages(starts).flatMap((start) => (isForStaff(start) ? [] : folderOf(start)))),
  ];
  const areForApplying = (starts: readonly Start[]) => ownPages(starts).every(isForApplying);
  // The order matters: a module's dependencies must be in its own group or in an earlier one.
  const groups: [string, (starts: readonly Start[]) => boolean][] = [
    // Modules that the login page needs. Every page loads them.
    ["base", (starts) => starts.some(isFirst)],
    // Shared by the pages for a login and the portal's layout. They show these at once, but load the API client on demand.
    ["forms", (starts) => starts.some(isFrame) && starts.some(isShownForLogin)],
    // Shared by the public pages and the portal's layout: mostly the API client.
    ["client", (starts) => starts.some(isFrame) && starts.some(isPublic)],
    // Needed by the layout around every page behind the login.
    ["frame", (starts) => starts.some(isFrame)],
    // Shared by public pages for a login and several pages behind the login.
    ["both", (starts) => starts.some(isShownForLogin) && ownPages(starts).length > 1],
    // Shared by a public page for a login and another page.
    ["public", (starts) => starts.some(isShownForLogin)],
    // What those pages load on demand: the calls and the schemas of a login.
    ["calls", (starts) => starts.some(isForLogin)],
    // Shared by public pages with a licence, an invoice or prices, and several pages behind the login: mostly dates.
    ["records", (starts) => starts.some(isPublic) && ownPages(starts).length > 1],
    // Shared by those public pages and another page.
    ["public-records", (starts) => starts.some(isPublic)],
    // Shared by citizens' pages in several folders.
    ["parts", (starts) => citizensFolders(starts).length > 1],
    // Shared by citizens' pages in one folder and pages for staff and schools.
    ["and-desks", (starts) => areOfSeveral(starts) && citizensFolders(starts).length === 1],
    // Shared by pages in several folders for staff and schools.
    ["desks", areOfSeveral],
    // Shared by pages in one folder.
    ["", (starts) => ownPages(starts).length > 1 && !areForApplying(starts)],
    // Shared only by the pages for a new application, so that the pages of an existing one do not load them.
    ["applying", (starts) => ownPages(starts).length > 1 && ownPages(starts).some(isForStaff)],
    // What of it only applicants see, so that the form at the counter does not load it.
    ["starting", (starts) => ownPages(starts).length > 1],
  ];
  // The page of imports shows the countries at once and the profile on demand, so they have a file of their own.
  const countries = {
    name: () => "countries",
    // Before the last groups, whose modules are shared by the pages of one folder. All that it needs is in earlier groups.
    priority: 3.5,
    test: (id: string) => id.includes("/domain/src/countries/"),
  };
  const shared = groups.map(([name, isIn], at) => ({
    name: (id: string) => {
      const starts = startsOf.get(id) ?? [];
      if (name === "and-desks") return `${citizensFolders(starts)[0]}-and-desks`;
      return name || folderOf(ownPages(starts)[0] ?? "");
    },
    priority: groups.length - at,
    test: (id: string) => {
      const starts = startsOf.get(id) ?? [];
      // Each entry point, and each module imported on demand, has its own file, except the login page, which is part of
      // the base.
      const isStart = starts.includes(id) && !(isPage(id) && isFirst(id));
      return (
        !isStart && isIn(starts) && (starts.length > 1 || starts.some((start) => isFirst(start) || isFrame(start)))
      );
    },
  }));
  return [countries, ...shared];
}
