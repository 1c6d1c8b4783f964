import {
	GetFunctionConfigurationCommand,
	LambdaClient,
	UpdateFunctionConfigurationCommand,
} from "@aws-sdk/client-lambda";
import type { Outputs } from "./deploy.ts";
import { endpoint } from "./settings.ts";

/** By whom a call is signed decides which service it is for; nobody checks the signature here. */
const authorization =
	"AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/appsync/aws4_request, SignedHeaders=host, Signature=none";

async function post<Answer>(path: string, body: object): Promise<Answer> {
	const headers = { authorization, "content-type": "application/json" };
	const answer = await fetch(endpoint + path, {
		method: "POST",
		headers,
		body: JSON.stringify(body),
	});
	if (!answer.ok)
		throw new Error(`${path} cannot be made: ${answer.status} ${await answer.text()}`);
	return answer.json() as Promise<Answer>;
}

async function addSettings(FunctionName: string, settings: Record<string, string>): Promise<void> {
	const client = new LambdaClient({});
	const { Environment } = await client.send(new GetFunctionConfigurationCommand({ FunctionName }));
	const Variables = { ...Environment?.Variables, ...settings };
	await client.send(
		new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }),
	);
}

/**
 * Makes the channels of infra/constructs/live-channels.ts, which MiniStack has and its CloudFormation has not, and tells
 * the functions where they are. Returns the origin of their WebSocket.
 */
export async function makeChannels({ OperationFunction, LiveFunction }: Outputs): Promise<string> {
	const modes = (authType: string) => [{ authType }];
	const { api } = await post<{ api: { apiId: string } }>("/v2/apis", {
		name: "kyokushin-kuwait",
		eventConfig: {
			authProviders: [...modes("API_KEY"), ...modes("AWS_IAM")],
			connectionAuthModes: modes("API_KEY"),
			defaultPublishAuthModes: modes("AWS_IAM"),
			defaultSubscribeAuthModes: modes("API_KEY"),
		},
	});
	await post(`/v2/apis/${api.apiId}/channelNamespaces`, { name: "live" });
	const { apiKey } = await post<{ apiKey: { id: string } }>(`/v1/apis/${api.apiId}/apikeys`, {});
	const { port } = new URL(endpoint);
	const host = (service: string) => `${api.apiId}.${service}.us-east-1.localhost:${port}`;
	const realtime = host("appsync-realtime-api");
	await addSettings(OperationFunction, {
		LIVE_ENDPOINT: `http://${realtime}/event`,
		LIVE_KEY: apiKey.id,
	});
	await addSettings(LiveFunction, { LIVE_ENDPOINT: `http://${host("appsync-api")}/event` });
	return `ws://${realtime}`;
}
