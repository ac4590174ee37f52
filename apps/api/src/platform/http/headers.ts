/**
 * Headers for every response, computed once so that they cost nothing for each request. Officers view documents in the
 * page: as images, and as PDF files in a frame. Documents are loaded with the officer's login and shown from blobs, so
 * `blob:` is allowed.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; frame-src blob:; object-src blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** The HSTS header. It is only sent over TLS, because browsers ignore it otherwise. */
export const transportHeader = ["strict-transport-security", "max-age=31536000; includeSubDomains"] as const;

export const corsHeaders = (origin: string): Readonly<Record<string, string>> => ({
  "access-control-allow-origin": origin,
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers":
    "authorization, content-type, idempotency-key, if-match, if-none-match, kwan-client, traceparent, tracestate, x-request-id",
  "access-control-expose-headers":
    "allow, content-disposition, deprecation, etag, location, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id",
  "access-control-max-age": "600",
});
