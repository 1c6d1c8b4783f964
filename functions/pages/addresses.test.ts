import type { PageData } from "#shared/pages.ts";
import { addressesOf } from "./addresses.ts";

test("a page about one thing is rendered for each of them, any other once", () => {
	const data = {
		news: [{ id: 1 }],
		events: [{ id: 2 }, { id: 3 }],
		annualPlan: [],
		now: 0,
	} as unknown as PageData;
	expect(addressesOf("event", data)).toEqual(["/events/2", "/events/3"]);
	expect(addressesOf("events", data)).toEqual(["/events"]);
});
