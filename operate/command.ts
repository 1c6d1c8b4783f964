/** Runs a command: ends with the code that it returns, or says in a line why it could not be done. */
export async function runCommand(work: () => Promise<number>): Promise<never> {
	try {
		process.exit(await work());
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}

/** A whole number of an option, from `least` on. */
export function parseWhole(
	name: string,
	value: string,
	least: number,
	most = Number.MAX_SAFE_INTEGER,
): number {
	const number = Number(value);
	if (Number.isInteger(number) && number >= least && number <= most) return number;
	throw new Error(`--${name} must be a whole number from ${least} to ${most}, not "${value}"`);
}
