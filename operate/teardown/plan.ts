import { regionOf, type StackKind, stackName } from "#infra/stacks/stack-names.ts";

/** Existing resources of a stage, by the names that its stacks published. */
export type Standing = {
	stage: { name: string; region: string };
	siteBucket?: string;
	/** Resources with data, which normally survive; set only to remove them too. */
	data?: { tableName: string; imagesBucket: string; userPoolId: string };
};

export type Step = { destroy: StackKind } | { region: string; aws: string[] };

/** Steps that remove a stage, in order: users of a resource before the resource. */
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

/**
 * Deleting the stack retains its resources; each is then deleted by its name, after its own
 * protection is removed.
 */
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
