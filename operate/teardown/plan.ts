import { regionOf, type StackKind, stackName } from "#infra/stacks/stack-names.ts";

/** What stands of a stage, by the names that its stacks have left. */
export type Standing = {
	stage: { name: string; region: string };
	siteBucket?: string;
	/** What must survive; only when all is to go. */
	data?: { tableName: string; imagesBucket: string; userPoolId: string };
};

export type Step = { destroy: StackKind } | { region: string; aws: string[] };

/** What removes a stage, in order: who uses something goes before what it uses. */
export function planOf({ stage, siteBucket, data }: Standing): Step[] {
	const { region } = stage;
	const call = (...aws: string[]): Step => ({ region, aws });
	return [
		...(siteBucket ? [call("s3", "rm", `s3://${siteBucket}`, "--recursive", "--quiet")] : []),
		{ destroy: "site" },
		{ destroy: "edge" },
		...(data ? dataSteps(stage, data) : []),
	];
}

/** The stack lets go of what it keeps; then that is removed by its name, which takes its own protection off first. */
function dataSteps(
	stage: Standing["stage"],
	{ tableName, imagesBucket, userPoolId }: Required<Standing>["data"],
): Step[] {
	const call = (...aws: string[]): Step => ({ region: stage.region, aws });
	const stack = ["--stack-name", stackName(stage, "data")];
	const [table, pool] = [
		["--table-name", tableName],
		["--user-pool-id", userPoolId],
	];
	return [
		{
			region: regionOf(stage, "data"),
			aws: [
				"cloudformation",
				"update-termination-protection",
				"--no-enable-termination-protection",
				...stack,
			],
		},
		{ destroy: "data" },
		call("dynamodb", "update-table", ...table, "--no-deletion-protection-enabled"),
		call("dynamodb", "wait", "table-exists", ...table),
		call("dynamodb", "delete-table", ...table),
		call("s3", "rb", `s3://${imagesBucket}`, "--force"),
		call("cognito-idp", "update-user-pool", ...pool, "--deletion-protection", "INACTIVE"),
		call("cognito-idp", "delete-user-pool", ...pool),
	];
}
