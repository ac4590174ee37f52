import { branches, createKwanWith, isApiError, memoryTokens } from "@kwan/sdk";
import { baseUrl } from "./base-url.ts";

const kwan = createKwanWith({ baseUrl: `${baseUrl}/api`, tokens: memoryTokens("a-token") }, { branches });

const { results } = await kwan.branches.list();
const names = results.map((branch) => branch.name.toUpperCase());
try {
  await kwan.branches.get("nowhere");
} catch (error) {
  if (!isApiError(error)) throw error;
  console.log(`${names.join(" ")}, then ${error.status} ${error.code}`);
}
