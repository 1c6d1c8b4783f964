import { parseArgs } from "node:util";
import { runCommand } from "./command.ts";
import { runSmokeTest } from "./smoke/smoke.ts";
import { openStage, outputsOf, readApiUrls } from "./stage.ts";

const { values } = parseArgs({ options: { stage: { type: "string" }, url: { type: "string" } } });

await runCommand(async () => {
	if (values.url) return runSmokeTest({ url: values.url.replace(/\/$/, "") });
	const stage = await openStage(values.stage);
	const outputs = await outputsOf(stage, "site");
	return runSmokeTest({ url: stage.siteUrl, apiUrls: outputs ? readApiUrls(outputs) : undefined });
});
