/** URL of the site under test; `node tests/run.ts` starts one and sets this. */
export const baseUrl = process.env.BASE_URL ?? "";
if (!baseUrl)
	throw new Error("BASE_URL is missing: run these tests with `node tests/run.ts api` or `e2e`");
