export { countries, countryByCode, nationalityOptions } from "./countries/country-list.ts";
export { type Country, countryName, nationality, nationalityOption } from "./countries/nationality.ts";
