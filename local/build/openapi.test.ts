import { readFileSync } from "node:fs";
import { api } from "#shared/api.ts";
import { openApi } from "#shared/core/http/openapi.ts";

test("docs/openapi.json matches the route table; `npm run openapi` updates it", () => {
	expect(JSON.parse(readFileSync("docs/openapi.json", "utf8"))).toEqual(
		JSON.parse(JSON.stringify(openApi(api))),
	);
});
