export { countries, countryByCode, nationalityOptions } from "./countries/country-list.ts";
export { type Country, nationality, nationalityOption } from "./countries/nationality.ts";
