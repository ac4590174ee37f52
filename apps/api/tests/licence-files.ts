const firstNames = [
  "Ama",
  "Kofi",
  "Akosua",
  "Kwame",
  "Efua",
  "Yaw",
  "Abena",
  "Kojo",
  "Adwoa",
  "Kwabena",
  "Esi",
  "Fiifi",
];
const lastNames = ["Mensah", "Owusu", "Boateng", "Asante", "Darko", "Appiah", "Tetteh", "Lamptey", "Agbeko", "Quaye"];
/** Syllables that make surnames different in spelling and in sound. */
const endings = ["ba", "do", "fe", "ga", "ki", "lo", "mu", "ne", "po", "ri", "sa", "ti"];

export const heading =
  "first_name,last_name,other_name,date_of_birth,sex,license_number,classes,first_issued_on,issued_on,expires_on,renewed_on,is_commercial,restrictions";

const two = (value: number): string => String(value).padStart(2, "0");

const nameOf = (index: number): string =>
  `${lastNames[index % 10]} ${[1, 12, 144, 1_728].map((unit) => endings[Math.trunc(index / unit) % 12]).join("")}`;

/** Returns a row in an invented register. Rows with different numbers are different people with different licences. */
export function licenceLine(index: number, change: Readonly<Record<string, string>> = {}): string {
  const row: Record<string, string> = {
    first_name: firstNames[Math.trunc(index / 7) % 12] ?? "",
    last_name: nameOf(index),
    other_name: "",
    date_of_birth: `${1955 + (index % 40)}-${two(1 + (index % 12))}-${two(1 + (index % 28))}`,
    sex: index % 2 === 0 ? "female" : "male",
    license_number: `REG-${String(index).padStart(8, "0")}`,
    classes: index % 3 === 0 ? "B C" : "B",
    first_issued_on: "2016-04-01",
    issued_on: "2022-04-01",
    expires_on: "2028-03-31",
    renewed_on: "22/04/2024",
    is_commercial: index % 5 === 0 ? "yes" : "no",
    restrictions: index % 9 === 0 ? "glasses" : "",
    ...change,
  };
  return heading
    .split(",")
    .map((name) => row[name] ?? "")
    .join(",");
}

/** Returns a register with invented data, as a file. */
export const licenceFile = (count: number, more: readonly string[] = [], name = "register.csv"): File =>
  new File([[heading, ...Array.from({ length: count }, (_, index) => licenceLine(index)), ...more].join("\n")], name, {
    type: "text/csv",
  });
