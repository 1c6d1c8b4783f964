import type { DocumentType } from "#shared/documents/documents.rules.ts";

const text = (bytes: Uint8Array, from: number, to: number) =>
	Buffer.from(bytes.subarray(from, to)).toString("latin1");

/** What files of a type begin with. */
const begins: Record<DocumentType, (bytes: Uint8Array) => boolean> = {
	"application/pdf": (bytes) => text(bytes, 0, 5) === "%PDF-",
	"image/jpeg": (bytes) => text(bytes, 0, 3) === "\xff\xd8\xff",
	"image/png": (bytes) => text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
	"image/webp": (bytes) => text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP",
};

/** Whether a file is of the type that its sender named, by its first bytes. */
export const hasBytesOf = (type: DocumentType, bytes: Uint8Array): boolean => begins[type](bytes);
