import { parseArgs } from "node:util";
import { command } from "./command.ts";
import { redrive } from "./redrive/redrive.ts";

await command(async () => {
	const { stage } = parseArgs({ options: { stage: { type: "string" } } }).values;
	if (!stage) throw new Error("Say where: --stage production");
	console.log(`${await redrive(stage)} records went through`);
	return 0;
});
