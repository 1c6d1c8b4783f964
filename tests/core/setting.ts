/** A setting of the deployment under test, see local/deployed/state.ts. */
export function setting(name: string): string {
	const value = process.env[name];
	if (!value)
		throw new Error(`${name} is missing: run these tests with \`node tests/run.ts cloud\``);
	return value;
}
