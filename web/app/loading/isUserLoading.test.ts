import { isUserLoading } from "./isUserLoading.ts";

const person = { role: "member", firstName: "Reem", lastName: "Saleh" } as const;

test.each([
	[null, false, false],
	[null, true, true],
	[undefined, true, true],
	[person, false, false],
	[person, true, false],
	[{ ...person, role: undefined }, false, true],
	[{ email: "reem@test.example" }, false, true],
])("given the user %j and fetching %s, reports loading as %s", (user, isFetching, loading) => {
	expect(isUserLoading(user, isFetching)).toBe(loading);
});
