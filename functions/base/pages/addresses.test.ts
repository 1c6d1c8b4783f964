import type { PageData } from "#shared/pages.ts";
import { addressesOf } from "./addresses.ts";

test("renders a detail page once per item and any other page once", () => {
	const data = {
		news: [{ id: 1 }],
		events: [{ id: 2 }, { id: 3 }],
		annualPlan: [],
		now: 0,
	} as unknown as PageData;
	expect(addressesOf("event", data)).toEqual(["/events/2", "/events/3"]);
	expect(addressesOf("events", data)).toEqual(["/events"]);
});
