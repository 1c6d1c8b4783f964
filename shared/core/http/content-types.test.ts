import { typeOf } from "./content-types.ts";

test.each([
	["index.html", "text/html; charset=utf-8"],
	["news.atom", "application/atom+xml; charset=utf-8"],
	["a.b.woff2", "font/woff2"],
	["photo.jpg", "image/jpeg"],
	["archive.zip", "application/octet-stream"],
	["LICENSE", "application/octet-stream"],
	["", "application/octet-stream"],
])("the file “%s” has the type %s", (name, type) => expect(typeOf(name)).toBe(type));
