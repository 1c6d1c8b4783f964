import { changesIn, fieldInWords } from "./changes.ts";

test("lists details by field, changes with their previous value", () => {
	expect(changesIn({ from: "a@x.test", to: "b@x.test" })).toEqual([
		{ field: "", from: "a@x.test", to: "b@x.test" },
	]);
	expect(
		changesIn({ role: { from: "member", to: "coach" }, reason: "", version: 3, force: false }),
	).toEqual([
		{ field: "role", from: "member", to: "coach" },
		{ field: "force", value: false },
	]);
	expect(changesIn(["bio", "phoneNumber"])).toEqual([
		{ field: "bio", value: undefined },
		{ field: "phoneNumber", value: undefined },
	]);
	expect(changesIn("a word")).toEqual([{ field: "", value: "a word" }]);
	expect(changesIn(null)).toEqual([]);
});

test("splits field names into words", () => {
	expect(["registrationDeadline", "titleEn", "is_active"].map(fieldInWords)).toEqual([
		"registration deadline",
		"title en",
		"is active",
	]);
});
