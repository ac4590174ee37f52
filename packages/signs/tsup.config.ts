import { perFile } from "../../tsup.per-file.ts";

export default perFile(["src/index.ts", "src/react.ts"]);
