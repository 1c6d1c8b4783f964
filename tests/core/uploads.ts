import type { Upload } from "#shared/base/pictures/pictures.schema.ts";
import { call } from "./api.ts";

/** A picture of another site that the embedded cloud knows. */
export const foreignPicture = "https://pictures.demo.test/preview.png";

type Sent = { type?: string; name?: string; fields?: Record<string, string> };

/** Sends a file with the form of an upload, as a browser does. */
export function sendForm(
	{ uploadUrl, fields }: Pick<Upload, "uploadUrl" | "fields">,
	bytes: Uint8Array,
	{ type, name, fields: others }: Sent = {},
) {
	const form = new FormData();
	for (const [field, value] of Object.entries({ ...fields, ...others })) form.append(field, value);
	const file = new Blob([new Uint8Array(bytes)], { type: type ?? fields["Content-Type"] });
	form.append("file", file, name ?? "picture.jpg");
	return fetch(uploadUrl, { method: "POST", body: form });
}

type Wish = { purpose?: string; contentType?: string; size?: number };

/** Starts an upload. */
export async function startForTest(cookie: string, wish: Wish): Promise<Upload> {
	const body = { purpose: "portrait", contentType: "image/jpeg", ...wish };
	const answer = await call("POST", "/uploads", { cookie, body });
	if (answer.status !== 201)
		throw new Error(`POST /uploads answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return answer.body;
}

/** Uploads a picture without finishing it. Returns the upload's id. */
export async function sendForTest(
	cookie: string,
	bytes: Uint8Array,
	wish: Wish = {},
): Promise<string> {
	const upload = await startForTest(cookie, { size: bytes.length, ...wish });
	const { status } = await sendForm(upload, bytes);
	if (status !== 204) throw new Error(`The store answered ${status}`);
	return upload.id;
}

export const finish = (cookie: string, id: string, body: object = {}) =>
	call("POST", `/uploads/${id}/finish`, { cookie, body });

/** Uploads and finishes a picture. Returns its address. */
export async function uploadForTest(
	cookie: string,
	bytes: Uint8Array,
	wish: Wish = {},
): Promise<string> {
	const { body, status } = await finish(cookie, await sendForTest(cookie, bytes, wish));
	if (status !== 200) throw new Error(`finish answered ${status}: ${JSON.stringify(body)}`);
	return body.fileUrl;
}
