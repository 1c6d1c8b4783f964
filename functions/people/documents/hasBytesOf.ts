import type { DocumentType } from "#shared/people/documents/documents.rules.ts";

const text = (bytes: Uint8Array, from: number, to: number) =>
	Buffer.from(bytes.subarray(from, to)).toString("latin1");

/** Signatures at the beginning of files, by type. */
const begins: Record<DocumentType, (bytes: Uint8Array) => boolean> = {
	"application/pdf": (bytes) => text(bytes, 0, 5) === "%PDF-",
	"image/jpeg": (bytes) => text(bytes, 0, 3) === "\xff\xd8\xff",
	"image/png": (bytes) => text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
	"image/webp": (bytes) => text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP",
};

/** Whether a file's first bytes match its declared type. */
export const hasBytesOf = (type: DocumentType, bytes: Uint8Array): boolean => begins[type](bytes);
