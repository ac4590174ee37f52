import * as m from "../../catalogues/messages.js";
import { licenseNumber } from "../answers.ts";
import { askedIf, choice, date, longText, text } from "../fields.ts";
import { defineForm } from "../form.ts";

export const damagedLicense = defineForm({
  kind: "lost-damaged-license",
  can: { read: true, report: true },
  fields: () => ({
    license_number: licenseNumber,
    damage: choice(
      m.fields_damage,
      {
        unreadable: m.fields_damage_unreadable,
        broken: m.fields_damage_broken,
        chip: m.fields_damage_chip,
        photo: m.fields_damage_photo,
      },
      { noun: m.fields_damage_noun },
    ),
    description: longText(m.fields_description, { min: 10, noun: m.fields_description_noun }),
  }),
});

export const lostLicense = defineForm({
  kind: "lost-damaged-license/lost",
  parent: "lost-damaged-license",
  can: { read: false, report: false },
  fields: () => ({
    license_number: licenseNumber,
    how: choice(m.fields_how, { lost: m.fields_how_lost, stolen: m.fields_how_stolen }, { noun: m.fields_how_noun }),
    lost_on: date(m.fields_lost_on, { lies: "in_past", noun: m.fields_lost_on_noun }),
    where: text(m.fields_where, { max: 200, noun: m.fields_where_noun }),
    police_station: text(m.fields_police_station, { hint: m.fields_police_station_hint }),
    police_report_number: text(m.fields_police_report_number, { max: 40 }),
  }),
});

export const oldReplacement = defineForm({
  kind: "old-drivers-license-replacement",
  can: { read: true, report: true },
  fields: () => ({
    license_number: licenseNumber,
    issued_on: date(m.fields_old_card_issued_on, { lies: "in_past" }),
    name_matches: choice(m.fields_name_matches, {
      same: m.fields_name_matches_same,
      different: m.fields_name_matches_different,
    }),
    former_name: askedIf("name_matches", ["different"], text(m.fields_former_name)),
  }),
});
