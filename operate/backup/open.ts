import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openStage, stackParameter } from "../stage.ts";
import type { Table } from "./table.ts";

type Where = { stage?: string; table?: string };

/**
 * @property local whether it is the embedded cloud of this folder, started only for this command
 */
export type Opened = Table & { endpoint?: string; local: boolean; close(): Promise<void> };

/**
 * Opens the table of a stage, or of the embedded cloud, which is started for the command unless it
 * runs already.
 */
export async function openTable({ stage: name, table }: Where): Promise<Opened> {
	if (!name) return openLocal();
	const stage = await openStage(name);
	const client = new DynamoDBClient({ region: stage.region });
	return {
		client,
		name: table ?? (await stackParameter(stage, "tableName")),
		local: false,
		close: async () => {},
	};
}

async function openLocal(): Promise<Opened> {
	const { findRunning } = await import("#local/running.ts");
	const running = findRunning();
	if (running)
		return { ...at(running.endpoint), name: running.table, local: false, close: async () => {} };
	const [{ startEngine }, { createTable }] = await Promise.all([
		import("#local/engine.ts"),
		import("#local/stand-ins/table.ts"),
	]);
	const engine = await startEngine();
	const opened = at(engine.endpoint);
	const name = process.env.TABLE_NAME ?? "federation";
	await createTable(opened.client, name);
	return { ...opened, name, local: true, close: engine.stop };
}

const at = (endpoint: string) => ({
	endpoint,
	client: new DynamoDBClient({
		endpoint,
		region: "local",
		credentials: { accessKeyId: "local", secretAccessKey: "local" },
	}),
});
