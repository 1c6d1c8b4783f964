import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { operationRoutes } from "#shared/app/operation/operation.routes.ts";
import { counterKey, counterSort, table } from "#shared/core/table.ts";
import { ownChannel } from "../../competition/live/channels.ts";
import { env } from "../../core/env.ts";
import { lambda } from "../../core/http/lambda.ts";
import { database, onTable } from "../../core/table/database.ts";

export const handler = lambda(operationRoutes, {
	health: async () => {
		await database.send(
			new GetCommand({
				TableName: onTable.table,
				Key: { [table.partitionKey]: counterKey("health"), [table.sortKey]: counterSort },
			}),
		);
		return { ok: true };
	},
	version: async () => ({ version: env().VERSION }),
	live: async ({ caller: { session } }) => {
		const { LIVE_ENDPOINT: endpoint, LIVE_KEY: apiKey } = env();
		if (!endpoint || !apiKey) return null;
		return { endpoint, apiKey, own: session && (await ownChannel(session.userId)) };
	},
});
