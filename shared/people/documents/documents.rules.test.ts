import {
	documentDay,
	documentKinds,
	documentReasons,
	isForDan,
	isValidOn,
} from "./documents.rules.ts";

test.each([
	["2028-02-29", "2028-02-29", true],
	["2028-02-29", "2028-03-01", false],
	["2027-12-31", "2028-01-01", false],
	["2028-01-01", "2027-12-31", true],
	[null, "2199-12-31", true],
])("a document that ends on %s is valid on %s: %s", (expiresOn, day, isValid) => {
	expect(isValidOn({ expiresOn }, day)).toBe(isValid);
});

test.each([
	["2028-02-28", "2028-02-29", "2028-02-29"],
	["2027-12-31", null, "2027-12-31"],
	["2027-12-31T20:59:59Z", null, "2027-12-31"],
	["2027-12-31T21:00:00Z", null, "2028-01-01"],
	["2027-12-31", "2028-01-01T00:30+03:00", "2028-01-01"],
])("for an event from %s to %s a document must be valid on %s", (eventDate, endDate, day) => {
	expect(documentDay({ eventDate, endDate })).toBe(day);
});

test("an essay and a kata are handed in for a dan", () => {
	expect(documentKinds.filter(isForDan)).toEqual(["essay", "kata"]);
	expect(isForDan("")).toBe(false);
});

test("an event refuses people without the required document, valid on its last day", () => {
	const event = {
		requiredDocument: "medical" as const,
		eventDate: "2028-02-28",
		endDate: "2028-02-29",
	};
	const refusal = [{ code: "document_required", params: { kind: "medical", day: "2028-02-29" } }];
	expect(documentReasons([{ kind: "medical", expiresOn: "2028-02-29" }], event)).toEqual([]);
	expect(documentReasons([{ kind: "medical", expiresOn: "2028-02-28" }], event)).toEqual(refusal);
	expect(documentReasons([{ kind: "identity", expiresOn: null }], event)).toEqual(refusal);
	expect(documentReasons([], { ...event, requiredDocument: "none" })).toEqual([]);
});
