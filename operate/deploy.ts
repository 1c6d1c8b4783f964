import { parseArgs } from "node:util";
import { runCommand } from "./command.ts";
import { readCommit } from "./deploy/commit.ts";
import { deployVersion } from "./deploy/deploy.ts";
import { runSmokeTest } from "./smoke/smoke.ts";
import { openStage, readApiUrls } from "./stage.ts";

const { values } = parseArgs({ options: { stage: { type: "string" } } });

await runCommand(async () => {
	const stage = await openStage(values.stage);
	const version = await readCommit();
	// The pages show their build's version, and the API the one that runs.
	process.env.VERSION = version;
	const { buildSite } = await import("#local/build/build.ts");
	await buildSite({ always: true });
	const outputs = await deployVersion(stage, version, (step) => console.error(`… ${step}`));
	for (const [name, value] of Object.entries(outputs)) console.log(`${name.padEnd(20)} ${value}`);
	return runSmokeTest({ url: stage.siteUrl, apiUrls: readApiUrls(outputs), version });
});
