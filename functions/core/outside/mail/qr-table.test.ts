import decode from "qr/decode.js";
import { qrTable } from "./qr-table.ts";

/** The modules of a drawn code, row by row, as its cells are coloured. */
const modulesOf = (html: string) =>
	[...html.matchAll(/<tr height[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
		[...row.matchAll(/<td[^>]*>/g)].map(([cell]) => cell.includes("#000")),
	);

/** The modules as a picture of 4 × 4 pixels each, in a light border. */
function pictureOf(modules: readonly boolean[][]) {
	const [scale, border] = [4, 4];
	const side = (modules.length + 2 * border) * scale;
	const data = Uint8Array.from({ length: side * side * 4 }, (_, at) => {
		const [x, y] = [Math.floor(at / 4) % side, Math.floor(at / 4 / side)];
		const module = modules[Math.floor(y / scale) - border]?.[Math.floor(x / scale) - border];
		return at % 4 === 3 || !module ? 255 : 0;
	});
	return { width: side, height: side, data };
}

test("a scanner reads the code that an email draws with cells", () => {
	const url = "https://site.example/events/123456/weigh-in#entry=123456-987654-456";
	const modules = modulesOf(qrTable(url));
	expect(new Set(modules.map(({ length }) => length))).toEqual(new Set([modules.length]));
	expect(decode(pictureOf(modules))).toBe(url);
});

test("the code needs no picture, and leaves an email far below the size at which Gmail cuts it", () => {
	const html = qrTable("https://site.example/events/123456/weigh-in#entry=123456-987654-456");
	expect(html).not.toMatch(/<img|url\(/);
	expect(html.length).toBeLessThan(40_000);
});
