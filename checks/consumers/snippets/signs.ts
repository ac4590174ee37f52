import { type DrawingId, isSignId, signSvg, signs, stop, svgOf } from "@kwan/signs";

const fromElsewhere: string = "give-way";
const id: DrawingId = isSignId(fromElsewhere) ? fromElsewhere : "l-plate";
const markup = signSvg(id, { title: "Who goes first?", size: 96 });
const warnings = signs.filter(({ family }) => family === "warning").map(({ name }) => name);

// @ts-expect-error there is no such sign
const nowhere: DrawingId = "moose";

console.log(
  markup.includes("<title>Who goes first?</title>"),
  warnings.length,
  svgOf(stop) === signSvg("stop"),
  nowhere,
);
