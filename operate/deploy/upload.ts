import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
	DeleteObjectCommand,
	GetObjectCommand,
	ListObjectsV2Command,
	PutObjectCommand,
	type S3Client,
} from "@aws-sdk/client-s3";
import {
	findOutdated,
	inRounds,
	isHashed,
	type Release,
	releasesAfter,
	type SiteFile,
} from "#infra/site-files.ts";

export type Place = { client: S3Client; Bucket: string; folder: string };

/** Says which releases' files lie in the bucket. */
const notes = "releases.json";
const atOnce = 8;

const keysIn = (folder: string) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)));

async function putAll(
	{ client, Bucket, folder }: Place,
	files: readonly SiteFile[],
): Promise<void> {
	for (let from = 0; from < files.length; from += atOnce) {
		const puts = files.slice(from, from + atOnce).map(({ key: Key, type, cache }) => {
			const Body = readFileSync(join(folder, Key));
			return client.send(
				new PutObjectCommand({ Bucket, Key, Body, ContentType: type, CacheControl: cache }),
			);
		});
		await Promise.all(puts);
	}
}

/** Hashed files alone: before the functions change, because they render pages that ask for these at any moment. */
export const uploadAssets = (place: Place) => putAll(place, inRounds(keysIn(place.folder))[0]);

/** The whole build, pages last; then what no kept release asks for goes. Returns how many files came and went. */
export async function uploadSite(
	place: Place,
	version: string,
): Promise<{ put: number; removed: number }> {
	const keys = keysIn(place.folder);
	const rounds = inRounds(keys);
	for (const round of rounds) await putAll(place, round);
	const releases = releasesAfter(await readReleases(place), {
		version,
		assets: keys.filter(isHashed),
	});
	const { client, Bucket } = place;
	const Body = JSON.stringify(releases);
	await client.send(
		new PutObjectCommand({ Bucket, Key: notes, Body, ContentType: "application/json" }),
	);
	const old = findOutdated(await present(place), releases);
	for (const Key of old) await client.send(new DeleteObjectCommand({ Bucket, Key }));
	return { put: rounds.flat().length, removed: old.length };
}

async function readReleases({ client, Bucket }: Place): Promise<Release[]> {
	try {
		const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: notes }));
		return JSON.parse((await Body?.transformToString()) ?? "[]");
	} catch (error) {
		if ((error as Error).name === "NoSuchKey") return [];
		throw error;
	}
}

async function present({ client, Bucket }: Place): Promise<string[]> {
	const keys: string[] = [];
	let ContinuationToken: string | undefined;
	do {
		const page = await client.send(
			new ListObjectsV2Command({ Bucket, Prefix: "assets/", ContinuationToken }),
		);
		keys.push(...(page.Contents ?? []).map(({ Key = "" }) => Key));
		ContinuationToken = page.NextContinuationToken;
	} while (ContinuationToken);
	return keys;
}
