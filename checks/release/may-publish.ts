import publisher from "./publisher.json" with { type: "json" };

/** Names that end in .invalid belong to nobody. They stand for the address that the authority does not have yet. */
const isPlaceholder = new URL(publisher.repository).hostname.endsWith(".invalid");

const ownMachine = ["127.0.0.1", "[::1]", "localhost"];

/** Returns why packages may not be published to a registry, or undefined if they may. */
export function reasonNotToPublish(registry: string | undefined, placeholder = isPlaceholder): string | undefined {
  if (!registry) return "Publish with `pnpm release:publish <address of the registry>`, not with `pnpm publish`.";
  if (!URL.canParse(registry)) return `"${registry}" is not the address of a registry.`;
  const { hostname } = new URL(registry);
  if (!placeholder || ownMachine.includes(hostname)) return undefined;
  return (
    `The address of the repository is still a placeholder (${publisher.repository}), so nothing is published to ${hostname}. ` +
    "Put the real address into checks/release/publisher.json, and check that the authority owns the scope " +
    `${publisher.scope}. Only a registry on this machine can be used until then.`
  );
}
