import { parseArgs } from "node:util";
import { showDiff, synthesiseStacks } from "./cdk.ts";
import { runCommand } from "./command.ts";
import { readCommit } from "./deploy/commit.ts";
import { lossesOfStage, refuseLosses } from "./diff/compare.ts";
import { openStage } from "./stage.ts";

const { values } = parseArgs({ options: { stage: { type: "string" } } });

await runCommand(async () => {
	const stage = await openStage(values.stage);
	const { buildSite } = await import("#local/build/build.ts");
	await buildSite();
	await synthesiseStacks(stage, await readCommit());
	await showDiff(stage);
	refuseLosses(await lossesOfStage(stage));
	console.log("Nothing that keeps data is replaced or removed.");
	return 0;
});
