import * as domain from "@kwan/domain";
import * as countries from "@kwan/domain/countries";
import * as kinds from "@kwan/domain/kinds";
import * as phone from "@kwan/domain/phone";
import { baseUrl } from "./base-url.ts";

const answer = await fetch(`${baseUrl}/ready`);
const entries = [domain, kinds, countries, phone].map((entry) => typeof entry);
console.log(`domain ${entries.join(" ")} ${answer.status}`);
