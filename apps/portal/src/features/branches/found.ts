import type { Branch } from "./queries.ts";

/** What is looked for. An empty text asks for nothing. */
export type Wanted = { region: string; service: string; text: string };

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The branches of a region that offer a service and have every word in their name, town or region; in the order they came in. */
export function found(branches: readonly Branch[], { region, service, text }: Wanted): Branch[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return branches.filter((branch) => {
    const about = plain(`${branch.name} ${branch.city} ${branch.region}`);
    return (
      (region === "" || branch.region === region) &&
      (service === "" || branch.services.includes(service)) &&
      words.every((word) => about.includes(word))
    );
  });
}
