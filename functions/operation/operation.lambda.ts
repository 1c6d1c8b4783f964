import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { counterKey, counterSort, table } from "#shared/core/table.ts";
import { operationRoutes } from "#shared/operation/operation.routes.ts";
import { env } from "../core/env.ts";
import { lambda } from "../core/http/lambda.ts";
import { database, onTable } from "../core/table/database.ts";

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
});
