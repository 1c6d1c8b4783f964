import { ulid } from "ulid";
import {
	type Crop,
	mayUpload,
	middleOf,
	type PicturePurpose,
	pictureAddress,
} from "#shared/base/pictures/pictures.rules.ts";
import type {
	FetchInput,
	FinishedUpload,
	FinishInput,
	Upload,
	UploadInput,
} from "#shared/base/pictures/pictures.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { files, uploadKey } from "../../core/outside/files.ts";
import { uploads } from "../../core/outside/uploads.ts";
import { auditedTransaction, runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import { fetchPicture } from "./fetchPicture.ts";
import { type MadePicture, makePicture } from "./makePicture.ts";
import { inADay, type PictureRecord, Pictures } from "./picture.entity.ts";

/**
 * Lifetime of an upload form in seconds: enough for a large picture on a slow line, with some
 * retries.
 */
const formSeconds = 60 * 60;

function allowed(caller: SignedIn, purpose: PicturePurpose): void {
	if (!mayUpload(purpose, caller.session)) throw new AppError("forbidden");
}

const newPicture = (caller: SignedIn, purpose: PicturePurpose) => ({
	id: ulid(caller.now).toLowerCase(),
	ownerId: caller.session.userId,
	purpose,
	createdAt: new Date(caller.now).toISOString(),
	expiresAt: inADay(caller.now),
});

const read = async (id: string) => (await Pictures.get({ id }).go({ consistent: true })).data;

export async function startUpload(
	caller: SignedIn,
	{ purpose, contentType, size }: UploadInput,
): Promise<Upload> {
	allowed(caller, purpose);
	const picture = { ...newPicture(caller, purpose), contentType };
	const { url, fields } = await uploads
		.get()
		.form(picture.id, { type: contentType, size, seconds: formSeconds });
	const answer = { id: picture.id, uploadUrl: url, fields, fileUrl: null };
	await runTransaction([...runOnce(caller, answer), { put: Pictures.create(picture).params() }]);
	return answer;
}

/** The part to keep: the chosen crop, or the middle square of a portrait. */
const cropFor =
	(purpose: PicturePurpose, crop: Crop | null | undefined) =>
	(size: { width: number; height: number }) =>
		crop ?? (purpose === "portrait" ? middleOf(size, 1) : null);

const forEver = "public, max-age=31536000, immutable";

const keep = ({ files: made }: MadePicture) =>
	Promise.all(
		made.map(({ key, type, bytes }) =>
			files.get().put("images", key, bytes, { type, cache: forEver }),
		),
	);

/** Makes the files of a picture and stores its address. Of concurrent calls one succeeds. */
async function complete(
	caller: SignedIn,
	{ id, purpose, contentType }: Pick<PictureRecord, "id" | "purpose" | "contentType">,
	bytes: Uint8Array,
	crop: Crop | null | undefined,
): Promise<FinishedUpload> {
	const made = await makePicture(bytes, {
		key: id,
		type: contentType,
		cropOf: cropFor(purpose, crop),
	});
	await keep(made);
	const address = pictureAddress({ key: id, ...made });
	const update = Pictures.patch({ id })
		.set({ address })
		.where((picture, { notExists }) => notExists(picture.address));
	const change = { entityType: "picture", entityId: id, action: "added", details: { address } };
	await auditedTransaction(caller, change, [{ update: update.params() }], { fileUrl: address });
	return { fileUrl: address };
}

export async function finishUpload(
	caller: SignedIn,
	id: string,
	{ crop }: FinishInput,
): Promise<FinishedUpload> {
	const picture = await read(id);
	// Another person's picture gets the same answer as an unknown one.
	if (!picture || picture.ownerId !== caller.session.userId) throw new AppError("not_found");
	if (picture.address) return { fileUrl: picture.address };
	const bytes = await uploads.get().read(id);
	// A concurrent call has finished the picture and removed the upload.
	if (!bytes) return asFinished(await read(id), new AppError("not_uploaded"));
	try {
		const answer = await complete(caller, picture, bytes, crop);
		await files.get().remove("images", uploadKey(id));
		return answer;
	} catch (error) {
		const code = error instanceof AppError ? error.code : null;
		if (code === "image_unreadable") await files.get().remove("images", uploadKey(id));
		if (code === "changed_meanwhile") return asFinished(await read(id), error);
		throw error;
	}
}

/** The picture as finished by a concurrent call, or throws `otherwise`. */
function asFinished(picture: PictureRecord | null, otherwise: unknown): FinishedUpload {
	if (!picture?.address) throw otherwise;
	return { fileUrl: picture.address };
}

export async function uploadFromAddress(
	caller: SignedIn,
	{ purpose, url, crop }: FetchInput,
): Promise<FinishedUpload> {
	allowed(caller, purpose);
	const bytes = await fetchPicture(url);
	const picture = newPicture(caller, purpose);
	// Created before its files: if the call dies in between, it expires after a day.
	await Pictures.create(picture).go();
	return complete(caller, picture, bytes, crop);
}
