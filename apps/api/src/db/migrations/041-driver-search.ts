import { nameOfDriver } from "../names.ts";

/**
 * Finds people by names that sound alike. `name_sounds` reduces each word in a name to its consonants: "Mensah" and
 * "Mensa" are both "mns", "Agyei" and "Adjei" are both "aj". It drops accents and apostrophes, folds the letters of
 * Ghanaian languages, spells each sound in only one way, collapses doubled letters, and drops vowels, h, w and y after
 * the first letter.
 */
export const driverSearch = [
  `create function name_sounds(name text) returns text[] language sql immutable parallel safe return
    array_remove(regexp_split_to_array(regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          regexp_replace(lower(translate(normalize(name, nfd), 'ƐƆŊƉƑƔƲ', 'ɛɔŋɖƒɣʋ')), '[\\u0300-\\u036f''’‘ʼ]', '', 'g'),
          'ɛɔŋɖƒɣʋøłđ', 'eondfgvold'),
        'ph', 'f'), 'gy', 'j'), 'dj', 'j'), 'dw', 'j'), 'ng', 'n'), 'x', 'ks'), 'c', 'k'), 'q', 'k'),
      '([a-z])\\1+', '\\1', 'g'),
      '(?<=[a-z])[aeiouhwy]+', '', 'g'),
      '[^a-z]+'), '')`,
  `create index drivers_by_sound on drivers using gin (name_sounds(${nameOfDriver}))`,
  // The contact details of people without an account are only on their record.
  `create index drivers_by_phone_number on drivers (phone_number)`,
  `create index drivers_by_email on drivers (lower(email))`,
];
