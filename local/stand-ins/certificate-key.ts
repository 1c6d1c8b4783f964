import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localDir } from "../settings.ts";

const file = join(localDir, "certificate-key");

/** The private key that signs certificates on this machine; made at first use. */
export async function ownCertificateKey(): Promise<string> {
	if (!existsSync(file)) {
		const { privateKey } = generateKeyPairSync("ed25519");
		const key = privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
		mkdirSync(localDir, { recursive: true });
		writeFileSync(file, key, { mode: 0o600 });
	}
	return readFileSync(file, "utf8");
}
