import { capacitiesFor, guardianCapacities } from "./families.rules.ts";

test("offers the relations that fit a person's gender", () => {
	expect(capacitiesFor(null)).toEqual(guardianCapacities);
	expect(capacitiesFor("male")).toEqual(["father", "grandfather", "legalGuardian", "other"]);
	expect(capacitiesFor("female")).toEqual(["mother", "grandmother", "legalGuardian", "other"]);
});
