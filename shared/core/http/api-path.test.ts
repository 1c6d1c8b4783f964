import { api, domains } from "#shared/api.ts";
import { isDisguised } from "./api-path.ts";

test.each([
	"/api/auth/%6Cogin",
	"/%61pi/auth/login",
	"/api%2Fauth%2Flogin",
	"%2Fapi/auth/login",
	"/api/events/%31",
	"/api/%",
	"/api/a%00b",
])("%s is a disguised path of the API", (path) => {
	expect(isDisguised(path)).toBe(true);
});

test.each(["/api/auth/login", "/", "/events/7", "/images/people/%D8%A3.webp", "/%zz"])(
	"%s is not a disguised path of the API",
	(path) => {
		expect(isDisguised(path)).toBe(false);
	},
);

test("no route of the API needs a percent escape in its path", () => {
	for (const route of domains.flatMap((domain) => Object.values(api[domain]))) {
		expect(route.path).toMatch(/^(\/([a-z0-9.-]+|\{[a-zA-Z]+\}))+$/);
	}
});
