import { type Handlers, Reply } from "../calls/handler.ts";
import { everythingOf } from "./everything.ts";

export const dataExportRoutes = {
  downloadMyData: async ({ db, deps, actor }) => {
    const everything = await everythingOf(db, actor);
    const name = `my-data-${deps.today()}.json`;
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    };
    return new Reply<never>({ body: JSON.stringify(everything, null, 2) as never, headers });
  },
} satisfies Partial<Handlers>;
