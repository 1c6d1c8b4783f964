/** Hours for which the link that confirms a sign-up is good. */
export const signUpLinkHours = 24;
/** Most letters that sign-ups bring to one address within an hour. */
export const lettersPerHour = 3;

/** Minutes for which a proof of work is good: as long as a form may lie open before it is asked for anew. */
export const proofMinutes = 30;
/** Rounds of PBKDF2 in one try of the easiest proof, and how many tries a proof takes. */
const easiest = 500;
export const proofTries = [80, 160] as const;
const hardest = 6;

/** Sign-ups within an hour up to which a proof is the easiest: of a network, which a whole arena may share, and of all. */
const calm = { network: 10, total: 200 };

const stepsAbove = (count: number, free: number) =>
	count < free ? 0 : Math.floor(Math.log2(count / free)) + 1;

/** Rounds of one try: twice as many with each doubling of the sign-ups from a network, or of all, within the hour. */
export function proofCost({ network, total }: { network: number; total: number }): number {
	const steps = Math.max(stepsAbove(network, calm.network), stepsAbove(total, calm.total));
	return easiest * 2 ** Math.min(steps, hardest);
}

/** Whether a proof that was begun a while ago still counts: at most one step easier than a proof that is begun now. */
export const isHardEnough = (cost: number, needed: number) => cost * 2 >= needed;
