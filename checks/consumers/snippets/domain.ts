import { formatClasses } from "@kwan/domain";
import { baseUrl } from "./base-url.ts";

const answer = await fetch(`${baseUrl}/ready`);
console.log(`${formatClasses(["A", "B", "C"])}, ${answer.ok ? "ready" : "not there"}`);
