import { isStaff, type Standing } from "../../core/access.ts";

/** Widths in pixels in which a picture is stored in addition to its own; wider ones are skipped. */
export const pictureWidths = [96, 320, 640, 1280] as const;
/** Longest side of a stored picture, in pixels. */
export const longestSide = 1920;
/** Best format first: a browser uses the first that it supports. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Content types that can be uploaded, and the maximum size in bytes. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type PictureType = (typeof pictureTypes)[number];
export const maxPictureBytes = 10 * 1024 * 1024;

/** Purpose of a picture: a person's own portrait, or a page that staff write. */
export const picturePurposes = ["portrait", "page"] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

export const mayUpload = (purpose: PicturePurpose, who: Standing) =>
	purpose === "portrait" || isStaff(who);

/** A part of a picture: position and size, each from 0 to 1 of the complete picture. */
export type Crop = { x: number; y: number; width: number; height: number };

type Size = { width: number; height: number };

/** The largest centred part of a picture with a given ratio of width to height. */
export function middleOf({ width, height }: Size, ratio: number): Crop {
	const wide = Math.min(1, (height * ratio) / width);
	const high = Math.min(1, width / ratio / height);
	return { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high };
}

/**
 * A stored picture as its address describes it: size in pixels, and main colour (`c9b28a`); null
 * for a transparent picture.
 */
export type StoredPicture = Size & { key: string; colour: string | null };

const folder = "images/p";
const seeThrough = "clear";

/** S3 key of a picture's file: full size, or `width` pixels wide. */
export const pictureFile = (key: string, format: PictureFormat, width?: number) =>
	`${folder}/${key}${width ? `-${width}` : ""}.${format}`;

/** All files that a picture may have. */
export const pictureFiles = (key: string): string[] =>
	pictureFormats.flatMap((format) =>
		[undefined, ...pictureWidths].map((width) => pictureFile(key, format, width)),
	);

/**
 * The address that a record stores: the largest file in the format that every browser shows. The
 * fragment, which no server receives, has what a page needs before the file is loaded.
 * `/images/p/01j….webp#1600x900-c9b28a`.
 */
export const pictureAddress = ({ key, width, height, colour }: StoredPicture) =>
	`/${pictureFile(key, "webp")}#${width}x${height}-${colour ?? seeThrough}`;

const keyPattern = "[0-9a-z]{26}";
const address = new RegExp(
	`^/${folder}/(${keyPattern})\\.webp#([1-9]\\d{0,3})x([1-9]\\d{0,3})-([0-9a-f]{6}|${seeThrough})$`,
);

/** Parses a picture address; null for other addresses. */
export function readPictureAddress(value: string): StoredPicture | null {
	const [, key, width, height, colour] = address.exec(value) ?? [];
	if (!key) return null;
	return {
		key,
		width: Number(width),
		height: Number(height),
		colour: colour === seeThrough ? null : colour,
	};
}

/** Files of a picture from small to large, with their widths. */
export function pictureSources({ key, width }: StoredPicture, format: PictureFormat) {
	const narrower = pictureWidths.filter((one) => one < width);
	const own = { width, address: `/${pictureFile(key, format)}` };
	return [
		...narrower.map((one) => ({ width: one, address: `/${pictureFile(key, format, one)}` })),
		own,
	];
}

const anyAddress = new RegExp(`/${folder}/(${keyPattern})\\.webp`, "g");

/** Keys of all pictures in a text or record, at any depth. */
export const picturesIn = (value: unknown): Set<string> =>
	new Set([...(JSON.stringify(value) ?? "").matchAll(anyAddress)].map(([, key]) => key));

/** Whether an address leads to another site. Pages load no pictures from there. */
export const isForeign = (value: string) => !/^\/(?!\/)/.test(value);
