import { hello } from "./hello.css.ts";

export const headScript = "document.documentElement.dataset.ready=1";

type Tools = { base: string; addFile: (name: string, content: string) => string };

export const renderPages = ({ base, addFile }: Tools) => [
  {
    path: "",
    title: "First & only",
    description: "A page",
    body: `<p class="${hello}">Hello. <a href="${base}second/">Second</a> <a href="${addFile("data.json", "{}")}">data</a></p>`,
  },
  { path: "second/", title: "Second", description: "Another page", body: '<p id="here">Second</p>', scripts: ["more"] },
  ...(process.env.BROKEN ? [{ path: "third/", title: "", description: "", body: `<a href="${base}gone/">x</a>` }] : []),
];
