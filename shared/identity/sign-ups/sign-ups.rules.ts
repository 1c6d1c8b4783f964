/** Hours until the link that confirms a sign-up expires. */
export const signUpLinkHours = 24;
/** Maximum number of sign-up emails to an address within an hour. */
export const lettersPerHour = 3;

/**
 * Minutes until a proof of work expires, so the longest time a form can stay open without a new
 * challenge.
 */
export const proofMinutes = 30;
/** PBKDF2 rounds of a try in the easiest proof, and minimum and maximum number of tries. */
const easiest = 500;
export const proofTries = [80, 160] as const;
const hardest = 6;

/**
 * Sign-ups within an hour below which the proof is easiest: from one network, which a whole arena
 * may share, and from all.
 */
const calm = { network: 10, total: 200 };

const stepsAbove = (count: number, free: number) =>
	count < free ? 0 : Math.floor(Math.log2(count / free)) + 1;

/**
 * PBKDF2 rounds of a try. They double each time the sign-ups of a network, or of all, double within
 * the hour.
 */
export function proofCost({ network, total }: { network: number; total: number }): number {
	const steps = Math.max(stepsAbove(network, calm.network), stepsAbove(total, calm.total));
	return easiest * 2 ** Math.min(steps, hardest);
}

/**
 * Whether a proof that was started earlier is still hard enough: at most one step easier than the
 * current cost.
 */
export const isHardEnough = (cost: number, needed: number) => cost * 2 >= needed;
