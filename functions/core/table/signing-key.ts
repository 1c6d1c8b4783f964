import { randomBytes } from "node:crypto";
import { createMemory } from "../memory.ts";
import { text } from "./attributes.ts";
import { byKey, entity, ignoreConditionFailure } from "./database.ts";

/** Secrets shared by all processes, by purpose; created at first use. */
const SigningKeys = entity("signingKey", { name: text, secret: text }, { byName: byKey(["name"]) });

const known = createMemory<string, string>();

/** The secret for a purpose, 256 bits as base64url. */
export async function signingKey(name: string): Promise<string> {
	const secret = known.get(name) ?? (await storedSecret(name));
	known.set(name, secret);
	return secret;
}

async function storedSecret(name: string): Promise<string> {
	const read = async () => (await SigningKeys.get({ name }).go({ consistent: true })).data?.secret;
	const stored = await read();
	if (stored) return stored;
	const made = { name, secret: randomBytes(32).toString("base64url") };
	await SigningKeys.create(made).go().catch(ignoreConditionFailure);
	return (await read()) ?? made.secret;
}
