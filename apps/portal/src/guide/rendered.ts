import type { GuideBranch, GuideData, GuideQuestion } from "./guide-data.ts";
import { guideKinds } from "./guide-kinds.ts";
import { render } from "./render.tsx";

/** A branch for tests, with some values of its own. */
export const branch = (code: string, own: Partial<GuideBranch> = {}): GuideBranch => ({
  code,
  name: `Place ${code}`,
  region: "Ashanti",
  city: `Place ${code}`,
  lat: 6.7,
  lon: -1.6,
  is_approximate: false,
  is_open: true,
  is_test_centre: false,
  hours: "working_days",
  closures: [],
  opening_hours: "Monday to Friday, 8:00 to 16:30",
  phone_number: "+233302123456",
  digital_address: "AK-039-5028",
  services: guideKinds.map(({ kind }) => kind),
  ...own,
});

const question = (id: string, sign: string | null): GuideQuestion => ({
  id,
  text: `What does ${id} mean?`,
  sign,
  options: ["a", "b", "c", "d"].map((option) => ({ id: option, text: `Answer ${option} of ${id}` })),
  right_option: "b",
  explanation: `The rule of ${id}.`,
});

/** What the server tells the guide, for tests. */
export const data: GuideData = {
  today: "2026-11-30",
  origin: "https://portal.example",
  isInvented: false,
  branches: [branch("AS1"), branch("AS2", { lat: 6.9 }), branch("AS3", { is_open: false })],
  notices: [],
  practice: {
    road_sign: [question("road_sign", "stop"), question("b", "give-way")],
    road_traffic: [question("c", null)],
  },
  waitingTimes: [{ kind: "drivers-renewal", days: 4, count: 31, from: "2026-09-01", to: "2026-11-29" }],
};

/** Renders a page of the guide. */
export const htmlOf = (path: string, query = "", from = data): string => {
  const rendered = render(path, new URLSearchParams(query), from);
  if ("movedTo" in rendered) throw new Error(`${path} leads to ${rendered.movedTo}.`);
  return rendered.html;
};
/** Returns the text of a page, as people read it. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
