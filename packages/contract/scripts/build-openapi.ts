// Writes openapi.json from the contract. Run this script after every change to a call: a test fails if the file is out
// of date.
import { writeFileSync } from "node:fs";
import { openapiDocument } from "../openapi/document.ts";

writeFileSync(new URL("../openapi.json", import.meta.url), `${JSON.stringify(openapiDocument(), null, 1)}\n`);
