import { runAws } from "../aws.ts";
import type { Deployable } from "../stage.ts";

/** Renders all public pages, by invoking the function that later does it for changes. */
export async function renderPages({ region }: Deployable, FunctionName: string): Promise<void> {
	const call = [
		"lambda",
		"invoke",
		"--function-name",
		FunctionName,
		"--cli-binary-format",
		"raw-in-base64-out",
	];
	const { FunctionError } = await runAws(
		region,
		...call,
		"--payload",
		"{}",
		"--cli-read-timeout",
		"320",
		"/dev/null",
	);
	if (FunctionError)
		throw new Error(
			`Rendering the pages failed (${FunctionError}); see the log of ${FunctionName}`,
		);
}

/** Invalidates the edge cache, and waits until that is done. */
export async function forgetAtTheEdge({ region }: Deployable, distribution: string): Promise<void> {
	const on = ["--distribution-id", distribution];
	const { Invalidation } = await runAws(
		region,
		"cloudfront",
		"create-invalidation",
		...on,
		"--paths",
		"/*",
	);
	await runAws(
		region,
		"cloudfront",
		"wait",
		"invalidation-completed",
		...on,
		"--id",
		Invalidation.Id,
	);
}
