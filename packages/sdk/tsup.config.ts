import { perFile } from "../../tsup.per-file.ts";

export default perFile(["src/index.ts", "src/older-browsers.ts", "src/react-query.ts", "src/testing.ts"]);
