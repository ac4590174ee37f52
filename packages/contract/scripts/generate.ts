// Writes openapi.json, the named types of the wire and the nouns of the SDK from the contract. Run this script after every change to a call: a test
// fails if a file is out of date.
import { writeFileSync } from "node:fs";
import { generatedPaths, writeNouns } from "../nouns/write-nouns.ts";
import { openapiDocument } from "../openapi/document.ts";

writeFileSync(new URL("../openapi.json", import.meta.url), `${JSON.stringify(openapiDocument(), null, 1)}\n`);
writeNouns(generatedPaths);
