import { spawnSync } from "node:child_process";

/** Runs in a separate process, because jest handles the output and warnings of its own process. */
const script = `
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { awsClient } from "#functions/core/outside/aws.ts";
const full = { maxSockets: 1, sockets: { host: [1] }, requests: { host: [1, 2] } };
NodeHttpHandler.checkSocketUsage(full, 0, awsClient.requestHandler.logger);
process.emitWarning("Something is old", "DeprecationWarning");
`;

test("warnings of the SDK and of Node are logged as JSON lines", () => {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		["--input-type=module-typescript", "-e", script],
		{
			encoding: "utf8",
		},
	);
	const lines = `${stdout}${stderr}`.trim().split("\n");
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		expect.objectContaining({
			level: "WARN",
			message: expect.stringContaining("socket usage at capacity=1"),
		}),
		expect.objectContaining({
			level: "WARN",
			warning: "DeprecationWarning",
			message: "Something is old",
		}),
	]);
});
