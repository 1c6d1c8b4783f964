import { parseArgs } from "node:util";
import { command } from "./command.ts";
import { smoke } from "./smoke/smoke.ts";
import { openStage, outputsOf } from "./stage.ts";

const { values } = parseArgs({ options: { stage: { type: "string" }, url: { type: "string" } } });

await command(async () => {
	if (values.url) return smoke({ url: values.url.replace(/\/$/, "") });
	const stage = await openStage(values.stage);
	const { ApiHost } = (await outputsOf(stage, "site")) ?? {};
	return smoke({ url: stage.siteUrl, apiUrl: ApiHost && `https://${ApiHost}` });
});
