import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { license, share, sharedLicense } from "./shapes.ts";

export const getLicense = call({
  id: "getLicense",
  requirement: "R-API-L07",
  method: "GET",
  path: "/license/{id}/",
  answer: license,
  access: ["owner", "drivers.read"],
  audit: "license",
});

export const shareLicense = call({
  id: "shareLicense",
  method: "POST",
  path: "/license/{id}/share/",
  answer: share,
  status: 201,
  errors: ["state_forbids"],
  access: ["owner"],
});

export const listShares = call({
  id: "listShares",
  paged: true,
  method: "GET",
  path: "/license/{id}/share/",
  query: () => listQuery({}),
  answer: () => page(share),
  access: ["owner"],
});

export const withdrawShare = call({
  id: "withdrawShare",
  method: "DELETE",
  path: "/license/share/{id}/",
  access: ["owner"],
});

// This is a POST, not a GET, because each check is recorded and must not be triggered by a link preview or prefetch.
export const checkShare = call({
  id: "checkShare",
  method: "POST",
  path: "/verify/{code}/",
  answer: sharedLicense,
  errors: ["code_expired"],
  access: ["anyone"],
});
