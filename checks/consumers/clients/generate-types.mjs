// Generates types from openapi.json with openapi-typescript, as the guide shows. Its command cannot change the type of files, so
// this is a program.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const blob = ts.factory.createTypeReferenceNode("Blob");
const nodes = await openapiTS(JSON.parse(readFileSync("openapi.json", "utf8")), {
  transform: (schema) => (schema.format === "binary" ? blob : undefined),
});
writeFileSync("kwan.d.ts", astToString(nodes));
