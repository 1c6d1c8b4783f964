import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	codeOf,
	type Statement,
	statementBytes,
} from "#shared/training/certificates/certificate-code.ts";
import { AppError } from "../../core/errors.ts";
import { certificateSecret } from "../../core/outside/certificateSecret.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { type CertificateKeyRecord, CertificateKeys, federation } from "./certificate.entity.ts";

/** All public keys, in the order of their numbers. */
export const readKeys = async (): Promise<CertificateKeyRecord[]> =>
	(await CertificateKeys.query.ofFederation({ federation }).go({ pages: "all", consistent: true }))
		.data;

/** Signs with the current key. */
export type Signer = { keyId: number; sign: (statement: Omit<Statement, "keyId">) => string };

/** The signer with a private key, which is published under a number. */
export const signerOf = (key: KeyObject, keyId: number): Signer => ({
	keyId,
	sign(statement) {
		const bytes = statementBytes({ ...statement, keyId });
		return codeOf(bytes, sign(null, bytes, key));
	},
});

const mostKeys = 255;

/** Publishes a key that is used for the first time, and ends the one before it. */
async function publish(
	publicKey: string,
	known: readonly CertificateKeyRecord[],
	now: number,
): Promise<number> {
	const keyId = (known.at(-1)?.keyId ?? 0) + 1;
	if (keyId > mostKeys) throw new AppError("no_certificate_key");
	const createdAt = new Date(now).toISOString();
	const ended = known
		.filter(({ until }) => until === undefined)
		.map(
			(key): Write => ({
				update: CertificateKeys.patch({ federation, keyId: key.keyId })
					.set({ until: kuwaitDate(now) })
					.params(),
			}),
		);
	await runTransaction([
		{ put: CertificateKeys.create({ federation, keyId, publicKey, createdAt }).params() },
		...ended,
	]);
	return keyId;
}

/**
 * The signer with the stored private key. A key is published when it is first used, so that rotation
 * is storing another one. Throws `no_certificate_key` while none is stored, or an ended one is.
 */
export async function currentSigner(now: number): Promise<Signer> {
	const secret = await certificateSecret.get()();
	if (!secret) throw new AppError("no_certificate_key");
	const key = createPrivateKey({
		key: Buffer.from(secret.trim(), "base64"),
		format: "der",
		type: "pkcs8",
	});
	const publicKey = createPublicKey(key).export({ format: "jwk" }).x as string;
	const known = await readKeys();
	const own = known.find((one) => one.publicKey === publicKey);
	if (own?.until !== undefined) throw new AppError("no_certificate_key");
	return signerOf(key, own?.keyId ?? (await publish(publicKey, known, now)));
}
