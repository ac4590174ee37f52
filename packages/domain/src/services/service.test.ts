import { describe, expect, it } from "vitest";
import { isFinalized, servicesIn, serviceTypeOf } from "./service.ts";

describe("a service", () => {
  it.each([
    [{}, "LLAS"],
    [{ type: null }, "LLAS"],
    [{ type: "" }, "LLAS"],
    [{ type: "DLR" }, "DLR"],
  ])("%j has the type %s [R-ENT-08]", (service, type) => {
    expect(serviceTypeOf(service)).toBe(type);
  });

  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
    [undefined, null, false],
  ])("completed %s and cancelled %s is finalized: %s [R-ENT-08]", (is_completed, is_cancelled, finalized) => {
    expect(isFinalized({ is_completed, is_cancelled })).toBe(finalized);
  });
});

describe("the list of services", () => {
  it("is read from results [R-ENT-09]", () => {
    const services = [{ type: "DLR", id: "s1" }];
    expect(servicesIn({ results: services })).toEqual(services);
  });

  it.each([{}, { results: null }, { results: "none" as never }])("is empty if %j has no list [R-ENT-09]", (answer) => {
    expect(servicesIn(answer)).toEqual([]);
  });
});
