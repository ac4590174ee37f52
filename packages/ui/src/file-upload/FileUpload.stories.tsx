import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { FileUpload } from "./FileUpload.tsx";
import type { Upload } from "./use-uploads.ts";

let count = 0;
const succeed: Upload = (file, { onProgress }) => {
  count += 1;
  onProgress(1);
  return Promise.resolve({ id: `file-${count}`, name: file.name });
};

const upload = fn(succeed);

const meta = {
  title: "Forms/FileUpload",
  component: FileUpload,
  args: {
    label: "Birth certificate",
    hint: "A photo or a scan of the whole page",
    accept: "image/*,application/pdf",
    maxBytes: 5_000_000,
    multiple: true,
    camera: true,
    upload,
    onRemove: fn(),
  },
  beforeEach: () => {
    upload.mockReset();
    upload.mockImplementation(succeed);
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, bytes = 2000) => new File([new Uint8Array(bytes)], name, { type: "application/pdf" });

export const Default: Story = {
  tags: ["visual"],
  args: { ref: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Birth certificate", { exact: true, selector: ":not([capture])" });
    await expect(args.ref).toHaveBeenCalledWith(input);
    await expect(input).toHaveAccessibleDescription("A photo or a scan of the whole page");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(canvas.getByText("Choose a file").parentElement as Element).outlineStyle).toBe(
      "solid",
    );
    await userEvent.upload(input, [pdf("page-1.pdf"), pdf("page-2.pdf")]);
    await waitFor(() => expect(canvas.getAllByText(", uploaded")).toHaveLength(2));
    await expect(upload).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole("status")).toHaveTextContent("page-2.pdf has been uploaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Remove page-1.pdf" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("page-1.pdf has been removed.");
    await expect(input).toHaveFocus();
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ name: "page-1.pdf" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.getByRole("listitem")).toHaveTextContent("page-2.pdf");
  },
};

/** A full field takes no more files, so focus goes to the file, and back to the field once the file is removed. */
export const FocusOfAFullField: Story = {
  tags: ["test-only"],
  args: { multiple: false, maxFiles: 1 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Birth certificate", { exact: true, selector: ":not([capture])" });
    input.focus();
    // `userEvent.upload` would take the focus back to the field.
    await fireEvent.change(input, { target: { files: [pdf("page-1.pdf")] } });
    await waitFor(() => expect(canvas.getByRole("listitem")).toHaveFocus());
    await waitFor(() => expect(canvas.getByText(", uploaded")).toBeInTheDocument());
    await expect(canvas.getByRole("listitem")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove page-1.pdf" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveFocus();
  },
};

export const RefusedBeforeItIsSent: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Birth certificate", { exact: true, selector: ":not([capture])" });
    await fireEvent.change(input, {
      target: { files: [new File(["x"], "song.mp3", { type: "audio/mpeg" }), pdf("large.pdf", 5_000_001)] },
    });
    await waitFor(() => expect(canvas.getByText(/song.mp3 is not a PDF or photo/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/large.pdf is larger than 5 MB/)).toBeVisible());
    await expect(upload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Remove song.mp3" }));
    await expect(canvas.queryByText(/song.mp3/, { ignore: "[role=status]" })).not.toBeInTheDocument();
  },
};

export const FailedAndSentAgain: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    upload.mockRejectedValueOnce(new Error("The server is being repaired. Try again in a minute."));
    await userEvent.upload(
      canvas.getByLabelText("Birth certificate", { exact: true, selector: ":not([capture])" }),
      pdf("page.pdf"),
    );
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("The server is being repaired. Try again in a minute.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again page.pdf" }));
    await waitFor(() => expect(canvas.getByText(", uploaded")).toBeInTheDocument());
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    let stopped = false;
    upload.mockImplementation((_file, { onProgress, signal }) => {
      onProgress(0.4);
      signal.addEventListener("abort", () => {
        stopped = true;
      });
      return new Promise(() => {});
    });
    await userEvent.upload(
      canvas.getByLabelText("Birth certificate", { exact: true, selector: ":not([capture])" }),
      pdf("page.pdf"),
    );
    const progress = await canvas.findByRole("progressbar", { name: "Uploading page.pdf" });
    await waitFor(() => expect(progress).toHaveValue(0.4));
    await expect(canvas.getByRole("status")).toHaveTextContent("Uploading");
    await userEvent.click(canvas.getByRole("button", { name: "Remove page.pdf" }));
    await expect(stopped).toBe(true);
  },
};

export const Dropped: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const area = canvas.getByText("or drop it here");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf("dropped.pdf"));
    area.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(canvas.getByRole("listitem")).toHaveTextContent("dropped.pdf"));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
  },
};

export const PictureMadeSmaller: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const drawing = Object.assign(document.createElement("canvas"), { width: 3000, height: 2400 });
    const pen = drawing.getContext("2d") as CanvasRenderingContext2D;
    const noise = pen.createImageData(3000, 2400);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 2_654_435_761) % 255;
    pen.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob>((done) => drawing.toBlob((made) => done(made as Blob), "image/png"));
    await userEvent.upload(
      canvas.getByLabelText("Birth certificate", { exact: true, selector: ":not([capture])" }),
      new File([blob], "photo.png", { type: "image/png" }),
    );
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    const sent = upload.mock.calls[0]?.[0] as File;
    const picture = await createImageBitmap(sent);
    await expect(sent.size).toBeLessThan(blob.size);
    await expect([sent.name, sent.type, picture.width, picture.height]).toEqual([
      "photo.jpg",
      "image/jpeg",
      2000,
      1600,
    ]);
  },
};

export const Before: Story = {
  name: "Uploaded earlier",
  args: { value: [{ id: "1", name: "birth-certificate.pdf", bytes: 230_000, href: "#file" }] },
  play: async ({ canvas, args }) => {
    const item = canvas.getByRole("listitem");
    await expect(within(item).getByRole("link", { name: "birth-certificate.pdf" })).toHaveAttribute("href", "#file");
    await userEvent.click(within(item).getByRole("button", { name: "Remove birth-certificate.pdf" }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: "1" }));
  },
};

export const SizesInAnotherLanguage: Story = {
  tags: ["test-only"],
  args: { words: { size: (bytes) => `${bytes / 1000} ko`, limits: (most) => `Maximum ${most}` }, maxBytes: 2000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Maximum 2 ko")).toBeVisible();
    await userEvent.upload(canvas.getByLabelText("Birth certificate", { selector: ":not([capture])" }), [
      pdf("page-1.pdf", 1000),
      pdf("page-2.pdf", 9000),
    ]);
    await waitFor(() => expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("1 ko"));
    await expect(canvas.getAllByRole("listitem")[1]).toHaveTextContent("larger than 2 ko");
  },
};

export const WithError: Story = { name: "Error", args: { error: "Add your birth certificate" } };
export const Disabled: Story = { args: { disabled: true, value: [{ id: "1", name: "page.pdf" }] } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { value: [{ id: "1", name: `${"awoda-ho-adansedi-krataa-".repeat(6)}.pdf` }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = {
  tags: ["test-only"],
  args: { value: [{ id: "1", name: "page.pdf" }] },
  globals: { theme: "dark" },
};
export const HighContrast: Story = {
  tags: ["test-only"],
  args: { value: [{ id: "1", name: "page.pdf" }] },
  globals: { theme: "high-contrast" },
};
export const RightToLeft: Story = {
  tags: ["test-only"],
  args: { value: [{ id: "1", name: "page.pdf" }] },
  globals: { direction: "rtl" },
};

export const NoMoreThanTwo: Story = {
  tags: ["test-only"],
  args: {
    multiple: true,
    maxFiles: 2,
    value: [
      { id: "1", name: "front.jpg" },
      { id: "2", name: "back.jpg" },
    ],
    onRemove: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("To upload a different file, remove one first.")).toBeVisible();
    for (const input of canvas.getAllByLabelText(/./, { selector: "input" })) await expect(input).toBeDisabled();
  },
};
