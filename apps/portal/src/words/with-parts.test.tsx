import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withParts } from "./with-parts.tsx";

test("elements appear where the message has them, in the order of the language", () => {
  const english = ({ count, name }: { count: string | number; name: string | number }) => `${count} codes to ${name}.`;
  const other = ({ count, name }: { count: string | number; name: string | number }) => `À ${name} : ${count}`;
  const parts = { count: 2, name: <b>Ama</b> };
  expect(renderToStaticMarkup(withParts(english, parts))).toBe("2 codes to <b>Ama</b>.");
  expect(renderToStaticMarkup(withParts(other, parts))).toBe("À <b>Ama</b> : 2");
});
