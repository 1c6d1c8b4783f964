import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { runAws } from "./aws.ts";
import { destroyStack, synthesiseStacks } from "./cdk.ts";
import { runCommand } from "./command.ts";
import { readCommit } from "./deploy/commit.ts";
import { openStage, outputsOf, stackParameter } from "./stage.ts";
import { planOf } from "./teardown/plan.ts";

const { values } = parseArgs({
	options: { stage: { type: "string" }, data: { type: "boolean", default: false } },
});

async function typed(question: string): Promise<string> {
	const prompt = createInterface({ input: process.stdin, output: process.stderr });
	const answer = await prompt.question(question);
	prompt.close();
	return answer.trim();
}

await runCommand(async () => {
	const stage = await openStage(values.stage);
	if (values.data) {
		console.error(
			"This removes all people, entries, pictures and sign-ins of the stage. Back them up first.",
		);
		if ((await typed(`Type the name of the stage to go on: `)) !== stage.name)
			throw new Error("Nothing was removed");
	}
	const names = async () => ({
		tableName: await stackParameter(stage, "tableName"),
		imagesBucket: await stackParameter(stage, "imagesBucket"),
		userPoolId: await stackParameter(stage, "userPoolId"),
	});
	const { SiteBucket: siteBucket } = (await outputsOf(stage, "site")) ?? {};
	const plan = planOf({ stage, siteBucket, data: values.data ? await names() : undefined });
	await synthesiseStacks(stage, await readCommit());
	for (const step of plan) {
		if ("destroy" in step) await destroyStack(stage, step.destroy);
		else await runAws(step.region, ...step.aws);
	}
	console.log(
		values.data
			? `Nothing of ${stage.name} is left.`
			: `Table, pictures and sign-ins of ${stage.name} stay.`,
	);
	return 0;
});
