import { makePeople } from "../people/people.ts";
import { makeBelts } from "./belts.ts";

const day = 86_400_000;

test("the demo data has at most one pending promotion per person, on whatever day it is made", () => {
	for (
		let now = Date.parse("2026-11-01T12:00:00Z"), days = 0;
		days < 400;
		days += 5, now += 5 * day
	) {
		const waiting = makeBelts(makePeople(now), now).promotions.filter(
			({ status }) => status === "pending",
		);
		const keys = waiting.map(({ userId, slot }) => `${userId} ${slot}`);
		expect([new Date(now), new Set(keys).size]).toEqual([new Date(now), keys.length]);
	}
});
