export { formatPhone, isPhone, learnerCreation, normalisePhone, phoneNumber } from "./phones/phone-numbers.ts";
