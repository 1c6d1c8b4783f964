import type { Crop, PicturePurpose } from "#shared/pictures/pictures.rules.ts";
import type { Upload } from "#shared/pictures/pictures.schema.ts";
import { ApiError } from "../core/client.ts";
import { pictures } from "./pictures.client.ts";
import type { Prepared } from "./preparePicture.ts";

type Way = { signal: AbortSignal; onProgress: (part: number) => void };

/** How long to wait after a call without an answer, in ms; then the sender is asked. */
const waits = [1_000, 3_000, 9_000];

/** Sends the form once. `fetch` tells of no progress. */
const sendOnce = ({ uploadUrl, fields }: Upload, blob: Blob, { signal, onProgress }: Way) =>
	new Promise<void>((done, failed) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.append(name, value);
		form.append("file", blob);
		onProgress(0);
		const request = new XMLHttpRequest();
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onload = () =>
			request.status < 300 ? done() : failed(new ApiError(request.status, `{"code":"not_uploaded"}`));
		request.onerror = () => failed(new Error("no answer"));
		request.onabort = () => failed(signal.reason);
		signal.addEventListener("abort", () => request.abort());
		request.open("POST", uploadUrl);
		request.send(form);
	});

const pause = (ms: number, signal: AbortSignal) =>
	new Promise<void>((done, failed) => {
		const timer = setTimeout(done, ms);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			failed(signal.reason);
		});
	});

/** Until the device has a line again. */
const online = (signal: AbortSignal) =>
	new Promise<void>((done, failed) => {
		if (navigator.onLine) return done();
		window.addEventListener("online", () => done(), { once: true, signal });
		signal.addEventListener("abort", () => failed(signal.reason));
	});

/** Makes a call anew where no answer came: three times, and for as long as the device is offline. */
async function untilAnswered<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
	for (const wait of waits) {
		signal.throwIfAborted();
		try {
			return await call();
		} catch (error) {
			if (error instanceof ApiError) throw error;
			await pause(wait, signal);
			await online(signal);
		}
	}
	return call();
}

export type Wish = Prepared & { purpose: PicturePurpose; crop?: Crop };

/** Sends a picture to the store and has it made. Answers its address; null where the sender has cancelled. */
export async function sendPicture({ blob, type, purpose, crop }: Wish, key: string, way: Way): Promise<string | null> {
	const { signal, onProgress } = way;
	try {
		const body = { purpose, contentType: type, size: blob.size };
		const upload = await untilAnswered(() => pictures.start({ body, key }), signal);
		// A form is taken as a whole or not at all, so it begins again.
		await untilAnswered(() => sendOnce(upload, blob, way), signal);
		onProgress(1);
		const finish = () => pictures.finish({ params: { id: upload.id }, body: { crop } });
		const { fileUrl } = await untilAnswered(finish, signal);
		signal.throwIfAborted();
		return fileUrl;
	} catch (error) {
		if (signal.aborted) return null;
		throw error;
	}
}
