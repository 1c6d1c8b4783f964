import type { Crop, PicturePurpose } from "#shared/pictures/pictures.rules.ts";
import type { Upload } from "#shared/pictures/pictures.schema.ts";
import { ApiError } from "../core/client.ts";
import { pictures } from "./pictures.client.ts";
import type { Prepared } from "./preparePicture.ts";

type Way = { signal: AbortSignal; onProgress: (part: number) => void };

/** Waits after a lost connection, in ms; then the sender is asked. */
const waits = [1_000, 3_000, 9_000];

/** The connection was lost on the way. */
class Lost extends Error {}

/** Sends the form once. `fetch` tells of no progress. */
const sendOnce = ({ uploadUrl, fields }: Upload, blob: Blob, { signal, onProgress }: Way) =>
	new Promise<void>((done, failed) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.append(name, value);
		form.append("file", blob);
		const request = new XMLHttpRequest();
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onload = () =>
			request.status < 300 ? done() : failed(new ApiError(request.status, `{"code":"not_uploaded"}`));
		request.onerror = () => failed(new Lost());
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

/** Begins again where the connection was lost: a form is taken as a whole or not at all. */
async function send(upload: Upload, blob: Blob, way: Way): Promise<void> {
	for (const wait of [...waits, null]) {
		way.signal.throwIfAborted();
		try {
			return await sendOnce(upload, blob, way);
		} catch (error) {
			if (!(error instanceof Lost) || wait === null) throw error;
			way.onProgress(0);
			await pause(wait, way.signal);
		}
	}
}

export type Wish = Prepared & { purpose: PicturePurpose; crop?: Crop };

/** Sends a picture to the store and has it made. Answers its address; null where the sender has cancelled. */
export async function sendPicture({ blob, type, purpose, crop }: Wish, key: string, way: Way): Promise<string | null> {
	try {
		const upload = await pictures.start({ body: { purpose, contentType: type, size: blob.size }, key });
		await send(upload, blob, way);
		way.onProgress(1);
		const { fileUrl } = await pictures.finish({ params: { id: upload.id }, body: { crop } });
		way.signal.throwIfAborted();
		return fileUrl;
	} catch (error) {
		if (way.signal.aborted) return null;
		throw error;
	}
}
