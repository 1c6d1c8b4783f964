import { isHardEnough, proofCost } from "./sign-ups.rules.ts";

test("a proof of work costs more the more sign-ups there are, up to a limit", () => {
	const costs = [0, 9, 10, 20, 45, 10_000].map((network) => proofCost({ network, total: 0 }));
	expect(costs).toEqual([500, 500, 1_000, 2_000, 4_000, 32_000]);
	expect([199, 200, 800].map((total) => proofCost({ network: 0, total }))).toEqual([
		500, 1_000, 4_000,
	]);
	expect(proofCost({ network: 40, total: 200 })).toBe(4_000);
});

test("accepts a proof of work of at least half the current cost", () => {
	expect([500, 1_000, 2_000].map((cost) => isHardEnough(cost, 2_000))).toEqual([false, true, true]);
});
