import { securityHeaders } from "./headers.ts";

const policy = securityHeaders["content-security-policy"] ?? "";

/** Returns the content security policy that also allows the inline style and the inline scripts with these hashes. */
export const policyWith = ({ styles, script }: { styles?: string; script: string | readonly string[] }): string =>
  policy.replace("style-src 'self'", styles ? `style-src 'self' '${styles}'` : "style-src 'self'").replace(
    "script-src 'self'",
    `script-src 'self' ${[script]
      .flat()
      .map((hash) => `'${hash}'`)
      .join(" ")}`,
  );

/**
 * Returns the Cache-Control header for a file. A file with a hash in its name never changes. All others are revalidated
 * on each request.
 */
export const cacheOf = (path: string): string =>
  path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
