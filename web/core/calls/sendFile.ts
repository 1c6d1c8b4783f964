import { ApiError } from "./client.ts";

/** Target of a file upload, as returned by the call that starts it. */
export type UploadForm = { uploadUrl: string; fields: Record<string, string> };

/** `onProgress` receives the sent fraction, from 0 to 1. */
export type Way = { signal: AbortSignal; onProgress: (part: number) => void };

/**
 * Delays before each retry of a call without a response, in ms. After the last one the upload
 * fails.
 */
const waits = [1_000, 3_000, 9_000];

/** Uploads the form once. Uses XMLHttpRequest because `fetch` reports no upload progress. */
const sendOnce = ({ uploadUrl, fields }: UploadForm, blob: Blob, { signal, onProgress }: Way) =>
	new Promise<void>((done, failed) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.append(name, value);
		form.append("file", blob);
		onProgress(0);
		const request = new XMLHttpRequest();
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onload = () =>
			request.status < 300
				? done()
				: failed(new ApiError(request.status, `{"code":"not_uploaded"}`));
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

/** Resolves when the device is online. */
const online = (signal: AbortSignal) =>
	new Promise<void>((done, failed) => {
		if (navigator.onLine) return done();
		window.addEventListener("online", () => done(), { once: true, signal });
		signal.addEventListener("abort", () => failed(signal.reason));
	});

/** Retries a call that got no response: three times, waiting while the device is offline. */
async function untilAnswered<Answer>(
	call: () => Promise<Answer>,
	signal: AbortSignal,
): Promise<Answer> {
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

/**
 * Uploads a file: requests an upload URL, sends the file and completes the upload. Returns null if
 * the user cancelled. S3 stores a form completely or not at all, so a lost upload is sent again
 * from the start.
 */
export async function sendFile<Start extends UploadForm, Finished>(
	blob: Blob,
	{ start, finish }: { start: () => Promise<Start>; finish: (started: Start) => Promise<Finished> },
	way: Way,
): Promise<Finished | null> {
	const { signal, onProgress } = way;
	try {
		const started = await untilAnswered(start, signal);
		await untilAnswered(() => sendOnce(started, blob, way), signal);
		onProgress(1);
		const finished = await untilAnswered(() => finish(started), signal);
		signal.throwIfAborted();
		return finished;
	} catch (error) {
		if (signal.aborted) return null;
		throw error;
	}
}
