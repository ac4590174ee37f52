// Writes openapi.json from the contract. Its own process, because it reads the sentences of some fields from the named
// types, which generate.ts has just written: in the same process, it would read those from before.
import { writeFileSync } from "node:fs";
import { openapiDocument } from "../openapi/document.ts";

writeFileSync(new URL("../openapi.json", import.meta.url), `${JSON.stringify(openapiDocument(), null, 1)}\n`);
