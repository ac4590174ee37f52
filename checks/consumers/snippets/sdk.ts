import { branches, createKwanWith, isApiError, memoryTokens } from "@kwan/sdk";
import { baseUrl } from "./base-url.ts";

const kwan = createKwanWith({ baseUrl: `${baseUrl}/api`, tokens: memoryTokens("a-token") }, { branches });

// The declarations of these have to name the types of the answers, which only the SDK exports to this project.
export const branchOf = (id: string) => kwan.branches.get(id);
export const branchesIn = async (region: string) => (await kwan.branches.list({ region })).results;

// Compilers that are not strict do not know here which outcome it is.
export async function reasonFor(id: string): Promise<string> {
  const outcome = await kwan.branches.get(id).settled();
  if (!outcome.ok) return outcome.error.summary;
  return outcome.data.name;
}

const { results } = await kwan.branches.list();
const names = results.map((branch) => branch.name.toUpperCase());
try {
  await kwan.branches.get("nowhere");
} catch (error) {
  if (!isApiError(error)) throw error;
  console.log(`${names.join(" ")}, then ${error.status} ${error.code}`);
}
