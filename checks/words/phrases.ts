/** Phrases that are not idiomatic English, or that are not the terms we use, each with its replacement. */
export const phrases: readonly (readonly [pattern: RegExp, say: string])[] = [
  [/\bgo(es|ing)? on\b(?! (?:to|a|the|your|holiday|leave|with your))/i, "continue"],
  [/\b(has|have|had) run out\b|\bruns? out on\b/i, "has expired"],
  [/\b(was|is|been|were) given back\b/i, "refunded"],
  [/\bwaits? for you\b/i, "action needed"],
  [/\bhow (?:it|they|things) stands?\b|\bhow far (?:it|they) (?:is|are)\b/i, "status, progress"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix"],
  [/\bunder way\b/i, "in progress"],
  [/\banew\b/i, "again"],
  [/\bof ours\b/i, "our"],
  [/\bis no \w+ of\b/i, "is not a"],
  [
    /\b(?:contact|ask|call|phone) (?:a|your|the) branch\b|\bcontact us\b/i,
    "go to a branch, because not every branch has a telephone",
  ],
  [/(?<!question |exam )\bpapers\b/i, "documents"],
];

/** Returns the faults in a text, each with its replacement. */
export const faultsIn = (text: string): string[] =>
  phrases.flatMap(([pattern, say]) => {
    const [phrase] = pattern.exec(text) ?? [];
    return phrase === undefined ? [] : [`"${phrase}": say "${say}"`];
  });
