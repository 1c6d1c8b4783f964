/**
 * Before each test file: resets this worker's site to its snapshot and sets its environment.
 * Without LENDER, which `tests/run.ts` sets, tests run without a site or share one.
 */
const { LENDER, JEST_WORKER_ID } = process.env;
if (LENDER) {
	const answer = await fetch(`${LENDER}/${JEST_WORKER_ID}`, { method: "POST" });
	if (!answer.ok) throw new Error(`The site could not be put back: ${await answer.text()}`);
	Object.assign(process.env, await answer.json());
}
