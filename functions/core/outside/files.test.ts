import { createHash, createHmac } from "node:crypto";

Object.assign(process.env, {
	TABLE_NAME: "table",
	SITE_URL: "https://site.example",
	IMAGES_BUCKET: "bucket",
	AWS_REGION: "me-central-1",
	AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
	AWS_SECRET_ACCESS_KEY: "secret",
});
const { files } = await import("./files.ts");

const hmac = (key: string | Buffer, text: string) =>
	createHmac("sha256", key).update(text).digest();
const strictly = (text: string) =>
	encodeURIComponent(text).replace(
		/[!'()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);

/**
 * The signature by S3's algorithm: AWS Signature Version 4 in the query, with an unsigned payload.
 */
function signatureOf({ host, pathname, searchParams }: URL): string {
	const query = [...searchParams].filter(([name]) => name !== "X-Amz-Signature");
	const lines = query.map(([name, value]) => `${strictly(name)}=${strictly(value)}`).sort();
	const request = [
		"GET",
		pathname,
		lines.join("&"),
		`host:${host}`,
		"",
		"host",
		"UNSIGNED-PAYLOAD",
	].join("\n");
	const moment = searchParams.get("X-Amz-Date") ?? "";
	const scope = [moment.slice(0, 8), "me-central-1", "s3", "aws4_request"];
	const digest = createHash("sha256").update(request).digest("hex");
	const key = scope.reduce<string | Buffer>(hmac, "AWS4secret");
	return hmac(key, ["AWS4-HMAC-SHA256", moment, scope.join("/"), digest].join("\n")).toString(
		"hex",
	);
}

test("signs links as S3 requires, with an expiry and the name of the file", async () => {
	const name = "شهادة (1) 'a'!+b&c.pdf";
	const url = new URL(
		await files
			.get()
			.link("images", "documents/01abc", { name, type: "application/pdf", seconds: 60 }),
	);
	expect(`${url.origin}${url.pathname}`).toBe(
		"https://bucket.s3.me-central-1.amazonaws.com/documents/01abc",
	);
	const query = Object.fromEntries(url.searchParams);
	expect(query).toMatchObject({
		"X-Amz-Expires": "60",
		"response-content-type": "application/pdf",
	});
	const [how, encodedName] = query["response-content-disposition"].split("; filename*=UTF-8''");
	expect([how, decodeURIComponent(encodedName)]).toEqual(["attachment", name]);
	expect(query["X-Amz-Signature"]).toBe(signatureOf(url));
});
