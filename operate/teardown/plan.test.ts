import { planOf, type Step } from "./plan.ts";

const stage = { name: "production", region: "eu-central-1" };
const data = { tableName: "people", imagesBucket: "images", userPoolId: "pool" };
const written = (steps: Step[]) =>
	steps.map((step) => ("destroy" in step ? `destroy ${step.destroy}` : step.aws.join(" ")));

test("does not touch the data stack without --data", () => {
	const plan = written(planOf({ stage, siteBucket: "site" }));
	expect(plan).toEqual(["s3 rm s3://site --recursive --quiet", "destroy site", "destroy edge"]);
});

test("removes a stage whose site was never deployed", () => {
	expect(written(planOf({ stage }))).toEqual(["destroy site", "destroy edge"]);
});

test("with --data also removes the data stack, protection first, then its resources", () => {
	const plan = written(planOf({ stage, siteBucket: "site", data }))
		.slice(3)
		.join("\n");
	expect(plan).toMatch(
		new RegExp(
			[
				"update-termination-protection --no-enable-termination-protection --stack-name kyokushin-production-data",
				"destroy data",
				"update-table --table-name people --no-deletion-protection-enabled",
				"delete-table --table-name people",
				"rb s3://images --force",
				"update-user-pool --user-pool-id pool --deletion-protection INACTIVE",
				"delete-user-pool --user-pool-id pool",
			].join("[\\s\\S]*"),
		),
	);
});
