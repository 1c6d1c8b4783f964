import { ladder } from "../belts/belts.rules.ts";
import { mayEditOwnBelt } from "./users.rules.ts";

test("the own belt may be kept or lowered, never raised", () => {
	for (const [now, current] of ladder.entries()) {
		const open = ladder.filter((wanted) => mayEditOwnBelt(current, wanted));
		expect(open).toEqual(ladder.slice(0, now + 1));
	}
});
