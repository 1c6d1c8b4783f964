import { parseArgs } from "node:util";
import { showDiff, synth } from "./cdk.ts";
import { command } from "./command.ts";
import { commit } from "./deploy/commit.ts";
import { lossesOfStage, refuseLosses } from "./diff/compare.ts";
import { openStage } from "./stage.ts";

const { values } = parseArgs({ options: { stage: { type: "string" } } });

await command(async () => {
	const stage = await openStage(values.stage);
	const { buildSite } = await import("#local/build/build.ts");
	await buildSite();
	await synth(stage, await commit());
	await showDiff(stage);
	refuseLosses(await lossesOfStage(stage));
	console.log("Nothing that keeps data is replaced or removed.");
	return 0;
});
