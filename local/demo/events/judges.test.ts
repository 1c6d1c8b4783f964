import { makePeople } from "../people/people.ts";
import { makeJudges } from "./judges.ts";

test("the demo federation has twenty judges, all of them coaches or staff", () => {
	const now = Date.parse("2028-02-29T09:00:00Z");
	const everybody = makePeople(now);
	const roles = new Map(everybody.map(({ user }) => [user.id, user.role]));
	const registry = makeJudges(everybody, now);
	expect(registry.length).toBe(20);
	expect(registry.filter(({ userId }) => roles.get(userId) === "member")).toEqual([]);
});
