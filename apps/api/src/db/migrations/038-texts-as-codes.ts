/**
 * Stores test results, the viewers of shared licences and the usual opening hours as codes, which are shown in the
 * reader's language. The note on a step is now only for text that officers write.
 */
export const textsAsCodes = [
  `alter table service_steps add column result jsonb`,
  `update service_steps set note = null,
    result = jsonb_build_object('code', 'category', 'license_class', substr(note, 7))
    where step = 'category' and note ~ '^Class [A-F]$'`,
  `update service_steps set note = null, result = '{"code": "known_eye_test"}'
    where step = 'eye_test' and note = 'Passed before you applied'`,
  `update service_steps set note = null, result = jsonb_build_object('code', 'theory_test',
      'right', substring(note from '^[0-9]+')::integer, 'questions', substring(note from 'of ([0-9]+)')::integer,
      'pass_mark', substring(note from ', ([0-9]+)')::integer)
    where note ~ '^[0-9]+ of [0-9]+ right, [0-9]+ needed$'`,
  `update share_checks set checked_by = case when checked_by = 'Somebody with the code' then 'somebody'
      else replace(replace(checked_by, ' of the portal', ''), ' ', '_') end
    where checked_by = 'Somebody with the code' or checked_by like '% of the portal'`,
  `update branches set opening_hours = 'working_days' where opening_hours = 'Monday to Friday, 8:00 to 17:00'`,
  `update branches set opening_hours = 'always'
    where opening_hours = 'Open 24 hours; appointments Monday to Friday, 8:00 to 17:00'`,
];
