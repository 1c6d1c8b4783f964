import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Entity } from "electrodb";
import { model, onTable, primary, transact } from "#functions/core/database.ts";
import type { Identity } from "#functions/core/identity.ts";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyBytes = 32;
/** OWASP's first choice for scrypt: 128 MB and some 0.3 s for each guess. Tests set a lower one. */
const cost = Number(process.env.SCRYPT_COST ?? 2 ** 17);
const blockSize = 8;
/** Twice what is needed, because the limit counts more than the blocks. */
const options = (N: number): ScryptOptions => ({ N, r: blockSize, maxmem: 2 * 128 * N * blockSize });

/** Sign-ins of the embedded cloud: cost, salt and scrypt key, beside everything else in the table. */
const SignIns = new Entity(
	{
		model: model("signIn"),
		attributes: {
			email: { type: "string", required: true },
			hash: { type: "string", required: true },
		},
		indexes: {
			byEmail: { pk: { field: primary.pk, composite: ["email"] }, sk: { field: primary.sk, composite: [] } },
		},
	},
	onTable,
);

async function hash(password: string): Promise<string> {
	const salt = randomBytes(16);
	const key = await derive(password, salt, keyBytes, options(cost));
	return [cost, salt.toString("base64"), key.toString("base64")].join(".");
}

async function matches(password: string, stored: string): Promise<boolean> {
	const [stretched, ...parts] = stored.split(".");
	const [salt, key] = parts.map((part) => Buffer.from(part, "base64"));
	return timingSafeEqual(await derive(password, salt, keyBytes, options(Number(stretched))), key);
}

export async function embeddedIdentity(): Promise<Identity> {
	const nobodys = await hash(randomBytes(16).toString("hex"));
	return {
		async verify(email, password) {
			const { data } = await SignIns.get({ email }).go({ consistent: true });
			// Unknown people cost the same work as known ones.
			const right = await matches(password, data?.hash ?? nobodys);
			return right && data !== null;
		},
		async setPassword(email, password) {
			await SignIns.put({ email, hash: await hash(password) }).go();
		},
		async rename(from, to) {
			const { data } = await SignIns.get({ email: from }).go({ consistent: true });
			if (!data) return;
			const moved = SignIns.put({ email: to, hash: data.hash });
			await transact([{ put: moved.params() }, { delete: SignIns.delete({ email: from }).params() }]);
		},
		async remove(email) {
			await SignIns.delete({ email }).go();
		},
	};
}

/** One password for many people, hashed once. For demo people only. */
export async function signInsForDemo(emails: string[], password: string): Promise<void> {
	const shared = await hash(password);
	await SignIns.put(emails.map((email) => ({ email, hash: shared }))).go({ concurrent: 4 });
}
