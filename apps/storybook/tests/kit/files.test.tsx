import { FileUpload, type SentFile } from "@kwan/ui";
import { useEffect, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { clear, sentBy, settled, show } from "./stage.tsx";

afterEach(clear);

const letter: SentFile = { id: "f1", name: "letter.pdf" };
const upload = (file: File): Promise<SentFile> => Promise.resolve({ id: file.name, name: file.name });
const choose = (stage: HTMLElement, name: string) =>
  userEvent.upload(
    stage.querySelector("input[type=file]") as HTMLElement,
    new File(["x"], name, { type: "text/plain" }),
  );
const names = (stage: HTMLElement) => [...stage.querySelectorAll("li")].map((item) => item.textContent);

test("a form sends the IDs of the uploaded files", async () => {
  const onValueChange = vi.fn();
  const stage = await show(
    <form id="form">
      <FileUpload
        label="Letters"
        name="files"
        multiple
        defaultValue={[letter]}
        upload={upload}
        onRemove={() => {}}
        onValueChange={onValueChange}
      />
    </form>,
  );
  expect(sentBy("form", "files")).toEqual(["f1"]);
  await choose(stage, "photo.txt");
  await expect.poll(() => sentBy("form", "files")).toEqual(["f1", "photo.txt"]);
  expect(onValueChange.mock.lastCall?.[0]).toEqual([letter, { id: "photo.txt", name: "photo.txt" }]);
  await userEvent.click(browser.getByRole("button", { name: "Remove letter.pdf" }));
  await expect.poll(() => sentBy("form", "files")).toEqual(["photo.txt"]);
  expect(onValueChange.mock.lastCall?.[0]).toEqual([{ id: "photo.txt", name: "photo.txt" }]);
});

type SetFiles = (files: readonly SentFile[]) => void;

/** A caller who keeps the files, and gives the test the function that changes them. */
function Letters({ expose }: { expose: (set: SetFiles) => void }) {
  const [files, setFiles] = useState<readonly SentFile[]>([letter]);
  useEffect(() => expose(setFiles), [expose]);
  return <FileUpload label="Letters" name="files" value={files} upload={upload} onValueChange={setFiles} />;
}

test("the caller's files are shown, also if there are none", async () => {
  let set: SetFiles = () => {};
  const expose = (setFiles: SetFiles) => {
    set = setFiles;
  };
  const stage = await show(
    <form id="form">
      <Letters expose={expose} />
    </form>,
  );
  await choose(stage, "photo.txt");
  await expect.poll(() => sentBy("form", "files")).toEqual(["f1", "photo.txt"]);
  expect(names(stage)).toHaveLength(2);
  set([]);
  await settled();
  expect(names(stage)).toEqual([]);
  expect(sentBy("form", "files")).toEqual([]);
});
