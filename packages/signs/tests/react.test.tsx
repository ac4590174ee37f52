import { type ComponentProps, createRef } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type DrawingId, drawings, signSvg, stop } from "../src/index.ts";
import { RoadSign, SignDrawing } from "../src/react.ts";
import { read } from "./picture.ts";

const every = drawings.map(({ id }) => [id]) satisfies [DrawingId][];

afterEach(() => {
  vi.restoreAllMocks();
});

describe("every drawing in React", () => {
  test.each(every)("%s draws the same as the text, on the server and without a warning", (id) => {
    const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const options of [{ title: "Look <here> & there", size: 48 }, {}, { title: "" }]) {
      const markup = renderToStaticMarkup(<RoadSign id={id} {...options} />);
      expect(read(markup)).toEqual(read(signSvg(id, options)));
      expect(renderToString(<RoadSign id={id} {...options} />)).toBe(markup);
    }
    expect(warned).not.toHaveBeenCalled();
  });
});

test("native props and the class name reach the svg element", () => {
  const props: ComponentProps<typeof RoadSign> = { id: "stop", className: "sign", "aria-describedby": "q1" };
  const { attributes } = read(renderToStaticMarkup(<RoadSign {...props} data-question="q1" />));
  expect(attributes).toMatchObject({ class: "sign", "aria-describedby": "q1", "data-question": "q1" });
});

test("the ref is passed to the svg element", () => {
  const ref = createRef<SVGSVGElement>();
  const { props } = SignDrawing({ drawing: stop, ref }) as { props: { ref: unknown } };
  expect(props.ref).toBe(ref);
  const { props: inner } = RoadSign({ id: "stop", ref }) as { props: { ref: unknown } };
  expect(inner.ref).toBe(ref);
});

test("a drawing passed as data looks the same as one passed by its id", () => {
  expect(renderToStaticMarkup(<SignDrawing drawing={stop} size={24} />)).toBe(
    renderToStaticMarkup(<RoadSign id="stop" size={24} />),
  );
});

test("markup cannot be passed in", () => {
  const smuggled: object = { dangerouslySetInnerHTML: { __html: "<b>no</b>" } };
  expect(() => renderToStaticMarkup(<RoadSign id="stop" {...smuggled} />)).toThrow("dangerouslySetInnerHTML");
});

test("an unknown id throws an error that says how to fix it", () => {
  // @ts-expect-error there is no such drawing
  expect(() => renderToStaticMarkup(<RoadSign id="moose" />)).toThrow("ask `isSignId` first");
});
