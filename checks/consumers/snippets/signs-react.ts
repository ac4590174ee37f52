import { children } from "@kwan/signs";
import { RoadSign, type RoadSignProps, SignDrawing } from "@kwan/signs/react";
import { createElement, createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const props: RoadSignProps = { id: "stop", size: 48, title: "Stop", className: "sign", ref: createRef() };
const byId = renderToStaticMarkup(createElement(RoadSign, props));
const byData = renderToStaticMarkup(createElement(SignDrawing, { drawing: children, "aria-describedby": "question" }));

// @ts-expect-error there is no such sign
createElement(RoadSign, { id: "moose" });

console.log(byId.includes('class="sign"><title>Stop</title>'), byData.includes('aria-describedby="question"'));
// In a bundle for browsers, react-dom keeps a channel open, so Node would not exit.
(globalThis as { process?: { exit(code: number): never } }).process?.exit(0);
