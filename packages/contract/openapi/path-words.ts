/** The type of record that the ID in a path identifies, by path pattern. The first pattern that matches is used. */
const records: readonly (readonly [path: RegExp, record: string])[] = [
  [/^\/users\/sessions\//, "session"],
  [/^\/(learner|office\/(driver|identity))\//, "driver"],
  [/^\/license\/share\//, "licence-sharing code"],
  [/^\/license\//, "driver"],
  [/^\/driving_school\/school\//, "driving school"],
  [/^\/driving_school\/enrolment\//, "enrolment"],
  [/^\/driving_school\/class_records\//, "class record"],
  [/^\/dvla\/branch\//, "branch"],
  [/^\/appointment\//, "appointment"],
  [/^\/document\//, "document"],
  [/^\/payment\//, "payment"],
  [/^\/receipt\/|^\/service\/invoice\//, "invoice"],
  [/^\/service\/delivery-location\//, "delivery address"],
  [/^\/service\/update-request\//, "update request"],
  [/^\/service\/\{id\}\/$/, "driver"],
  [/^\/(service|application)\//, "application"],
  [/^\/office\/flagged-payment\//, "payment"],
  [/^\/office\/task\//, "task"],
  [/^\/office\/appeal\//, "appeal"],
  [/^\/office\/import\//, "import"],
  [/^\/(office\/)?decision\//, "decision"],
  [/^\/staff\/undelivered\//, "message"],
  [/^\/staff\//, "account"],
];

const descriptions: Readonly<Record<string, string>> = {
  customerId: "ID of the driver.",
  serviceId: "ID of the application.",
  email: "The email address that the code was sent to.",
  phone_number: "The phone number that the code was sent to.",
  target: "The email address or phone number.",
  code: "The code from the holder of the licence.",
  provider: "The payment provider that sends the report.",
  part: "Part of the theory test.",
  number: "The number of the row.",
};

/** Returns the description of a path parameter. Throws if there is no description, which stops the build. */
export function pathWords(path: string, name: string): string {
  const record = name === "id" ? records.find(([pattern]) => pattern.test(path))?.[1] : undefined;
  const words = record ? `ID of the ${record}.` : descriptions[name];
  if (words === undefined) throw new Error(`The parameter "${name}" of ${path} has no description. Add it here.`);
  return words;
}
