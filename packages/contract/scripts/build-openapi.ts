// Writes openapi.json from the contract. Run it after every change to a call; a test fails while the file is stale.
import { writeFileSync } from "node:fs";
import { openapiDocument } from "../openapi/document.ts";

writeFileSync(new URL("../openapi.json", import.meta.url), `${JSON.stringify(openapiDocument(), null, 1)}\n`);
