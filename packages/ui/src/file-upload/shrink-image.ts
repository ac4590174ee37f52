/**
 * The maximum length in pixels of a shrunk picture's longer side, and the size in bytes up to which a picture is left
 * unchanged. Documents are still legible at 2,000 pixels, and the upload uses less mobile data.
 */
const longest = 2000;
const small = 600_000;

/**
 * Shrinks a JPEG, PNG or WebP picture to save data. The result is an upright JPEG with at most 2,000 pixels on its
 * longer side. Files of other types, small files and files that cannot be read are returned unchanged. The server
 * decides whether to accept them.
 *
 * @example
 * const sent = await shrinkImage(file);
 */
export async function shrinkImage(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size <= small) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext("2d");
    if (!pen) return file;
    // Transparent parts of a PNG become white.
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: blob.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}
