/** A request for a token that is refused, in the words of RFC 6749. */
export class TokenRefusal extends Error {
  readonly code: "invalid_request" | "invalid_client" | "unsupported_grant_type" | "invalid_scope";

  constructor(code: TokenRefusal["code"], description: string) {
    super(description);
    this.code = code;
  }
}

export interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** Returns the only value of a parameter. A parameter without a value counts as left out. */
export function parameter(form: URLSearchParams, name: string): string | undefined {
  const values = form.getAll(name);
  if (values.length > 1) throw new TokenRefusal("invalid_request", `The parameter ${name} must not be repeated.`);
  return values[0] || undefined;
}

/** Reads "Basic …": the ID and the secret are form-encoded, joined with a colon and written in base64. */
function basicCredentials(header: string): Credentials {
  const [, encoded = ""] = /^Basic ([\w+/=-]{1,1000})$/i.exec(header) ?? [];
  const pair = Buffer.from(encoded, "base64").toString("utf8");
  const colon = pair.indexOf(":");
  if (colon < 1) throw new TokenRefusal("invalid_client", "The Authorization header is not valid.");
  try {
    const [id = "", secret = ""] = [pair.slice(0, colon), pair.slice(colon + 1)].map((part) =>
      decodeURIComponent(part.replaceAll("+", " ")),
    );
    return { id, secret };
  } catch {
    throw new TokenRefusal("invalid_client", "The Authorization header is not valid.");
  }
}

/** Returns the credentials of a program, from the Authorization header or from the body, but not from both. */
export function credentialsIn(header: string | undefined, form: URLSearchParams): Credentials {
  const [id, secret] = [parameter(form, "client_id"), parameter(form, "client_secret")];
  if (header !== undefined) {
    const credentials = basicCredentials(header);
    if (secret !== undefined || (id !== undefined && id !== credentials.id))
      throw new TokenRefusal("invalid_request", "Send the credentials in the header or in the body, not in both.");
    return credentials;
  }
  if (id === undefined || secret === undefined)
    throw new TokenRefusal("invalid_client", "The client_id or the client_secret is missing.");
  return { id, secret };
}
