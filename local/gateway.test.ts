import { queryOf } from "./gateway.ts";

test("joins the values of a repeated parameter as API Gateway does", () => {
	const query = queryOf(
		new URL("http://localhost/api/events?limit=1&when=past&limit=2&__proto__=x"),
	);
	expect(Object.entries(query)).toEqual([
		["limit", "1,2"],
		["when", "past"],
		["__proto__", "x"],
	]);
});
