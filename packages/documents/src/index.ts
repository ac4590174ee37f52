export { type BuildOptions, buildDocuments } from "./build-documents.ts";
export { compress } from "./compress.ts";
export type { RenderedDocument, RenderTools } from "./document.ts";
export { hashOf } from "./hash-of.ts";
