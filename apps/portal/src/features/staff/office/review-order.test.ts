import { describe, expect, it } from "vitest";
import { applicationOf } from "../../../stories/application.ts";
import { filesToReview, nextToReview } from "./review-order.ts";

const { documents } = applicationOf("hazard-permit");

describe("the files to review", () => {
  it("are in the order of the documents, and a refused file stays until it is replaced", () => {
    const [first, ...others] = documents;
    if (!first) throw new Error("The kind has documents.");
    const refused = { id: "doc_old", name: "old.jpg", type: "image/jpeg" as const, reason: "Blurred.", field: null };
    const ids = (status: "refused" | "uploaded") =>
      filesToReview([{ ...first, status, refused_files: [refused] }, ...others]).map(({ file }) => file.id);
    expect(ids("refused").slice(0, 2)).toEqual([first.files[0]?.id, "doc_old"]);
    expect(ids("uploaded")).not.toContain("doc_old");
  });

  it("lead from one to the next without a verdict, and wrap around", () => {
    const files = filesToReview(documents);
    const [one, two, three] = files.map(({ file }) => file.id);
    expect(nextToReview(files)?.file.id).toBe(one);
    expect(nextToReview(files, one)?.file.id).toBe(two);
    expect(nextToReview(files, three)?.file.id).toBe(one);
    expect(
      nextToReview(
        files.map((each) => ({ ...each, status: "accepted" as const })),
        one,
      ),
    ).toBeUndefined();
  });
});
