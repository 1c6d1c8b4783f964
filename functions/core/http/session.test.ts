process.env.SITE_URL = "https://site.example";
process.env.TABLE_NAME = "unit";

const { deviceCookie, endCookie, hashOf, readCookies, sessionCookie, setCookie, signInCookie } =
	await import("./session.ts");

describe("session cookies", () => {
	test("session cookies have the __Host- prefix and secure attributes on https", () => {
		expect(sessionCookie()).toBe("__Host-session");
		const [pair, ...attributes] = setCookie(sessionCookie(), "secret", 60).split("; ");
		expect(pair).toBe("__Host-session=secret");
		expect(attributes.sort()).toEqual([
			"HttpOnly",
			"Max-Age=60",
			"Path=/",
			"SameSite=Lax",
			"Secure",
		]);
		expect(endCookie()).toMatch(/^__Host-session=; Max-Age=0; .*Secure/);
	});

	test("sign-in and device cookies have the __Host- prefix on https", () => {
		expect([signInCookie(), deviceCookie()]).toEqual(["__Host-sign-in", "__Host-device"]);
	});

	test.each([
		[["a=1", "b=2"], { a: "1", b: "2" }],
		[["a=1; b=2;c=3"], { a: "1", b: "2", c: "3" }],
		[["a=b=c=="], { a: "b=c==" }],
		[["a"], { a: "" }],
		[["a=1", "a=2"], { a: "2" }],
		[["__proto__=1"], { ["__proto__"]: "1" }],
	])("readCookies parses %j", (lines, expected) => {
		const read = Object.entries(expected);
		const cookies = readCookies(lines);
		for (const [name, value] of read) expect(cookies.get(name)).toBe(value);
	});

	test("hashOf returns the SHA-256 of a cookie's secret", () => {
		expect(hashOf("secret")).toBe("K7gNU3sdo-OL0wNhqoVWhr3g6s1xYv72ol_pe_Unols");
	});
});
