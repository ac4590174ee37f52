import { expect, test } from "vitest";
import { selectionIn, toggleId } from "./task-selection.ts";

const list = [{ id: "tsk_1" }, { id: "tsk_2" }];

test("choosing a task again removes it from the selection [R-AUT-09]", () => {
  const one = toggleId(new Set(), "tsk_1");
  const both = toggleId(one, "tsk_2");
  expect([...both]).toEqual(["tsk_1", "tsk_2"]);
  expect([...toggleId(both, "tsk_1")]).toEqual(["tsk_2"]);
  expect([...one]).toEqual(["tsk_1"]);
});

test.each([
  [[], [], false],
  [["tsk_2"], ["tsk_2"], false],
  [["tsk_2", "tsk_1"], ["tsk_1", "tsk_2"], true],
  [["tsk_1", "tsk_gone"], ["tsk_1"], false],
])("of the selected tasks %j, the list contains %j [R-AUT-09]", (ids, rows, isAll) => {
  expect(selectionIn(list, new Set(ids))).toEqual({ rows: rows.map((id) => ({ id })), isAll });
});

test("nothing of an empty list is selected [R-AUT-09]", () => {
  expect(selectionIn([], new Set(["tsk_1"]))).toEqual({ rows: [], isAll: false });
});
