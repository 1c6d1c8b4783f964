/**
 * Runs a command: exits with the code that it returns, or prints its error in a line and exits with
 * 1.
 */
export async function runCommand(work: () => Promise<number>): Promise<never> {
	try {
		process.exit(await work());
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}

/** Parses a whole number of an option, at least `least`. */
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
