import { NodeHttpHandler } from "@smithy/node-http-handler";
import { env, requireEnv } from "../env.ts";
import { defineAdapter } from "./adapter.ts";
import { signerOf } from "./aws.ts";

/** The channels that browsers subscribe to. Only functions/competition/live may publish. */
export type Channels = { publish(channel: string, message: object): Promise<void> };

export const channels = defineAdapter<Channels>(appSyncEvents);

/** Timeout for AppSync, in ms. */
const patience = 2_000;

/**
 * The HTTP API of AppSync Events, signed with the function's credentials:
 * docs.aws.amazon.com/appsync, publish-http.
 */
function appSyncEvents(): Channels {
	const endpoint = new URL(requireEnv("LIVE_ENDPOINT"));
	const { protocol, hostname, port } = new URL(env().AWS_ENDPOINT_URL ?? endpoint);
	const line = new NodeHttpHandler({ connectionTimeout: patience, requestTimeout: patience });
	const signer = signerOf("appsync", process.env.AWS_REGION ?? "");
	return {
		async publish(channel, message) {
			const body = JSON.stringify({ channel, events: [JSON.stringify(message)] });
			const headers = { host: endpoint.host, "content-type": "application/json" };
			const place = {
				protocol,
				hostname,
				port: port ? Number(port) : undefined,
				path: endpoint.pathname,
			};
			const signed = await signer.sign({ method: "POST", ...place, query: {}, headers, body });
			const send = () => line.handle(signed as Parameters<typeof line.handle>[0]);
			// Retry once: a kept-alive connection may have closed while the function was frozen.
			const { response } = await send().catch(send);
			response.body?.resume();
			if (response.statusCode !== 200) throw new Error(`AppSync answered ${response.statusCode}`);
		},
	};
}
