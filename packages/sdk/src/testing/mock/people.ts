import { addDays, addYears, type PlainDate, type Role } from "@kwan/domain";
import { cardExpiry, kindRows } from "@kwan/domain/kinds";
import type { Account, Branch, Driver, Person } from "./state.ts";

/** The password of all invented people. */
const mockPassword = "Kente-Gold-2026";

const at = "2026-01-05T09:00:00.000Z";

/** Services that only regional offices handle. */
const regionalOnly: readonly string[] = ["foreign-license-conversion", "international-driving-permit", "hazard-permit"];
const allKinds: readonly string[] = kindRows.map(({ kind }) => kind);

const places: readonly (readonly [
  code: string,
  name: string,
  region: string,
  city: string,
  lat: number,
  lon: number,
])[] = [
  ["GA1", "Accra (37) Regional Office", "Greater Accra", "Accra", 5.5876, -0.1847],
  ["GA2", "Head Office, Jawaharlal Nehru Rd", "Greater Accra", "Cantonments", 5.576, -0.174],
  ["GA3", "Tema Regional Office", "Greater Accra", "Tema", 5.6698, -0.0166],
  ["GA4", "Weija", "Greater Accra", "Weija", 5.565, -0.335],
  ["GA5", "Adentan (24-hour centre)", "Greater Accra", "Adentan", 5.706, -0.1657],
  ["GA6", "Kuntunse", "Greater Accra", "Kuntunse", 5.687, -0.29],
  ["AS1", "Kumasi Regional Office", "Ashanti", "Kumasi", 6.6885, -1.6244],
  ["WR3", "Axim", "Western", "Axim", 4.8699, -2.2405],
];

/** The invented branches. The one in Axim is closed. */
export const mockBranches: readonly Branch[] = places.map(([code, name, region, city, lat, lon]) => {
  const isRegional = name.includes("Regional Office");
  const isAlwaysOpen = code === "GA5";
  return {
    id: `brn_01${code.toLowerCase()}`,
    code,
    name,
    region,
    city,
    lat,
    lon,
    is_approximate: true,
    phone_number: null,
    digital_address: null,
    hours: isAlwaysOpen ? "always" : "working_days",
    opening_hours: isAlwaysOpen
      ? "Open 24 hours; appointments Monday to Friday, 8:00 to 17:00"
      : "Monday to Friday, 8:00 to 17:00",
    is_test_centre: isRegional || code === "GA4" || code === "GA5",
    is_open: code !== "WR3",
    closures: [],
    services: allKinds.filter((kind) => isRegional || !regionalOnly.includes(kind)),
    distance_km: null,
  };
});

interface Invented {
  readonly role: Role;
  readonly mailbox: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly lastDigits: string;
}

const invented = (
  role: Role,
  mailbox: string,
  first_name: string,
  last_name: string,
  lastDigits: string,
): Invented => ({
  role,
  mailbox,
  first_name,
  last_name,
  lastDigits,
});

// The same people as those that a server with invented people has, so that a program can be tried with both.
const everybody: readonly Invented[] = [
  invented("learner", "learner", "Abena", "Learnerwood", "01"),
  invented("driver", "driver", "Kwame", "Driverton", "02"),
  invented("driver", "second.driver", "Akua", "Sampleworth", "11"),
  invented("driving_school", "school", "Esi", "Schoolfield", "03"),
  invented("reviewer", "reviewer", "Yaw", "Reviewdale", "04"),
  invented("officer", "officer", "Adjoa", "Officer-Hill", "05"),
  invented("officer", "second.officer", "Kwesi", "Officer-Vale", "09"),
  invented("admin", "admin", "Kofi", "Adminson", "06"),
];

function accountOf({ role, mailbox, first_name, last_name, lastDigits }: Invented): Account {
  const isCitizen = role === "driver" || role === "learner";
  return {
    id: `usr_01${mailbox.replace(".", "_")}`,
    email: `${mailbox}@kwan.example`,
    username: `${first_name.toLowerCase()}.${mailbox.replace("second.", "")}`,
    first_name,
    last_name,
    role,
    driver: isCitizen ? `drv_01${mailbox.replace(".", "_")}` : null,
    phone_number: `+2332400000${lastDigits}`,
    pending_email: null,
    pending_phone_number: null,
    is_email_verified: true,
    is_phone_verified: true,
    deletes_at: null,
    school: role === "driving_school" ? "sch_01ridge" : null,
    branch: role === "officer" ? "brn_01ga1" : null,
    language: "en",
  };
}

function driverOf(account: Account, number: number, today: PlainDate): Driver | null {
  if (!account.driver) return null;
  // The first driver's card can be renewed now, and the second one's cannot yet.
  const issued_on = account.id === "usr_01driver" ? addDays(today, 30 - 2 * 365) : addDays(today, -300);
  const serial = String(number).padStart(6, "0");
  const isLearner = account.role === "learner";
  return {
    profile: {
      id: account.driver,
      first_name: account.first_name,
      last_name: account.last_name,
      other_name: null,
      date_of_birth: addYears("1990-03-14", number),
      nationality: { value: "GH", label: "Ghanaian" },
      sex: number % 2 ? "female" : "male",
      phone_number: account.phone_number ?? "",
      is_phone_verified: true,
      email: account.email,
      is_email_verified: true,
      address: { digital_address: "GA-183-8164", city: "Accra", country: "Ghana" },
      occupation: null,
      blood_group: null,
      created_at: at,
      updated_at: at,
    },
    identity: { id_type: "ghana_card", id_number: `GHA-70000000${number}-0`, is_verified: true },
    license: isLearner
      ? null
      : {
          number: `KW/${issued_on.slice(0, 4)}/${serial}`,
          classes: [{ letter: "B", since: addYears(issued_on, -2) }],
          issued_on,
          expires_on: cardExpiry(issued_on),
          renewed_on: [],
          processing_centre: "GA1",
          certificate_number: `CC/${issued_on.slice(0, 4)}/${serial}`,
          is_card_blocked: false,
        },
    learners_license: isLearner
      ? {
          number: "LL/2026/000001",
          classes: ["B"],
          issued_on: addDays(today, -60),
          expires_on: addDays(today, 120),
        }
      : null,
    eye_test: isLearner ? { tested_on: addDays(today, -20), is_passed: true } : null,
    training_hours: 0,
    version: 1,
  };
}

/** Returns the invented people. The dates of their cards follow from today. */
export const mockPeople = (today: PlainDate): Person[] =>
  everybody.map((one, index) => {
    const account = accountOf(one);
    return { account, password: mockPassword, driver: driverOf(account, index + 1, today) };
  });
