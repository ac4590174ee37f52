import { areas } from "./areas.ts";

const area = areas.find((each) => each.name === process.argv[2]);
const files = process.env.PART?.split(",");
if (area && files) Object.assign(area, { files });
await import("./run-area.ts");
