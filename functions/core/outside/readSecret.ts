import { Hash } from "@smithy/core/serde";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { SignatureV4 } from "@smithy/signature-v4";
import * as z from "zod/mini";
import { env } from "../env.ts";
import { log, nameOfError } from "../log.ts";
import { createMemory } from "../memory.ts";

/** Timeout for the parameter store, in ms. */
const timeout = 2_000;
/** A changed key, or a newly stored one, counts after this time, in ms. */
const rememberedMs = 5 * 60 * 1000;

const remembered = createMemory<string, { at: number; secret: string | null }>();

const Answer = z.object({ Parameter: z.object({ Value: z.string() }) });
const Refusal = z.object({ __type: z.string() });

/**
 * A SecureString of the SSM Parameter Store; null if there is none of this name, and while the store
 * does not answer.
 */
export async function readSecret(name: string): Promise<string | null> {
	const cached = remembered.get(name);
	if (cached && Date.now() - cached.at < rememberedMs) return cached.secret;
	let secret: string | null;
	try {
		secret = await askParameterStore(name);
	} catch (error) {
		log.error("the parameter store failed", nameOfError(error));
		return null;
	}
	remembered.set(name, { at: Date.now(), secret });
	return secret;
}

/**
 * `GetParameter`, signed with the function's credentials: docs.aws.amazon.com/systems-manager. The
 * SDK's client for this one call would be a sixth of the function's code.
 */
async function askParameterStore(name: string): Promise<string | null> {
	const region = process.env.AWS_REGION ?? "";
	const { protocol, host, hostname, port } = new URL(
		env().AWS_ENDPOINT_URL ?? `https://ssm.${region}.amazonaws.com`,
	);
	const signer = new SignatureV4({
		service: "ssm",
		region,
		credentials: {
			accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? "",
			secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? "",
			sessionToken: process.env.AWS_SESSION_TOKEN,
		},
		sha256: Hash.bind(null, "sha256") as never,
	});
	const signed = await signer.sign({
		method: "POST",
		protocol,
		hostname,
		port: port ? Number(port) : undefined,
		path: "/",
		query: {},
		headers: {
			host,
			"content-type": "application/x-amz-json-1.1",
			"x-amz-target": "AmazonSSM.GetParameter",
		},
		body: JSON.stringify({ Name: name, WithDecryption: true }),
	});
	const line = new NodeHttpHandler({ connectionTimeout: timeout, requestTimeout: timeout });
	const send = () => line.handle(signed as Parameters<typeof line.handle>[0]);
	const { response } = await send().catch(send);
	const chunks: Buffer[] = [];
	for await (const chunk of response.body) chunks.push(chunk);
	const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
	if (response.statusCode === 200) return Answer.parse(body).Parameter.Value;
	const refusal = Refusal.safeParse(body);
	if (refusal.success && refusal.data.__type.endsWith("ParameterNotFound")) return null;
	throw new Error(`The parameter store answered ${response.statusCode}`);
}
