/** Content type of an Excel workbook. */
export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const types: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
	".webp": "image/webp",
	".avif": "image/avif",
	".jpg": "image/jpeg",
	".png": "image/png",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml; charset=utf-8",
	".atom": "application/atom+xml; charset=utf-8",
	".webmanifest": "application/manifest+json",
};

/** Content type of a file, from the extension of its name. */
export function typeOf(name: string): string {
	const [extension] = /\.[a-z0-9]+$/.exec(name) ?? [""];
	return types[extension] ?? "application/octet-stream";
}
