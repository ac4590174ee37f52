// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

export type GetHealthAnswer = {
  /** The status of the record. */
  status: "ok";
  /** Version of the server. */
  version: string;
};

export type GetReadinessAnswer = {
  /** The status of the record. */
  status: "ready";
  /** Systems without which only some calls fail. */
  unavailable: "document_store"[];
};

export type GetOpenapiAnswer = {
  /** The OpenAPI version of this document. */
  openapi: string;
};
