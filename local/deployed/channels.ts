import {
	GetFunctionConfigurationCommand,
	LambdaClient,
	UpdateFunctionConfigurationCommand,
} from "@aws-sdk/client-lambda";
import { callCloud } from "./callCloud.ts";
import type { Outputs } from "./deploy.ts";
import { endpoint } from "./settings.ts";

async function addSettings(FunctionName: string, settings: Record<string, string>): Promise<void> {
	const client = new LambdaClient({});
	const { Environment } = await client.send(new GetFunctionConfigurationCommand({ FunctionName }));
	const Variables = { ...Environment?.Variables, ...settings };
	await client.send(
		new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }),
	);
}

/**
 * Creates the channels of infra/constructs/live-channels.ts, which MiniStack supports but its
 * CloudFormation does not, and configures the functions for them. Returns the origin of their
 * WebSocket.
 */
export async function makeChannels({ OperationFunction, LiveFunction }: Outputs): Promise<string> {
	const modes = (authType: string) => [{ authType }];
	const { api } = await callCloud<{ api: { apiId: string } }>("appsync", "/v2/apis", {
		name: "kyokushin-kuwait",
		eventConfig: {
			authProviders: [...modes("API_KEY"), ...modes("AWS_IAM")],
			connectionAuthModes: modes("API_KEY"),
			defaultPublishAuthModes: modes("AWS_IAM"),
			defaultSubscribeAuthModes: modes("API_KEY"),
		},
	});
	await callCloud("appsync", `/v2/apis/${api.apiId}/channelNamespaces`, { name: "live" });
	const { apiKey } = await callCloud<{ apiKey: { id: string } }>(
		"appsync",
		`/v1/apis/${api.apiId}/apikeys`,
		{},
	);
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
