import { parseArgs } from "node:util";
import { runCommand } from "./command.ts";

await runCommand(async () => {
	const { stage } = parseArgs({ options: { stage: { type: "string" } } }).values;
	if (!stage) throw new Error("Say where: --stage production");
	const { stageNamed } = await import("#infra/stages.ts");
	process.env.AWS_REGION ??= stageNamed(stage).region;
	const { redriveDeadLetters } = await import("./redrive/redrive.ts");
	console.log(`${await redriveDeadLetters(stage)} records went through`);
	return 0;
});
