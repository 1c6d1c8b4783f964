import { parseArgs } from "node:util";
import { command } from "./command.ts";
import { commit } from "./deploy/commit.ts";
import { deploy } from "./deploy/deploy.ts";
import { smoke } from "./smoke/smoke.ts";
import { openStage } from "./stage.ts";

const { values } = parseArgs({ options: { stage: { type: "string" } } });

await command(async () => {
	const stage = await openStage(values.stage);
	const version = await commit();
	// The pages show their build's version, and the API the one that runs.
	process.env.VERSION = version;
	const { buildSite } = await import("#local/build/build.ts");
	await buildSite({ always: true });
	const outputs = await deploy(stage, version, (step) => console.error(`… ${step}`));
	for (const [name, value] of Object.entries(outputs)) console.log(`${name.padEnd(20)} ${value}`);
	return smoke({ url: stage.siteUrl, apiUrl: `https://${outputs.ApiHost}`, version });
});
