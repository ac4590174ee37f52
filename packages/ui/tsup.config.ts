import { perFile } from "../../tsup.per-file.ts";
import { markClientModules, writeForNode, writeTokens, writeWholeStylesheet } from "./after.build.ts";
import { stylesheets } from "./stylesheets.build.ts";

export default perFile(["src/index.ts", "src/theme.ts", "src/themes.ts", "src/french.ts"], {
  esbuildPlugins: [stylesheets],
  async onSuccess() {
    await markClientModules();
    await writeWholeStylesheet();
    await writeTokens();
    await writeForNode();
  },
});
