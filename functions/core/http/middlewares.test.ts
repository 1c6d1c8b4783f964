import type middy from "@middy/core";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

process.env.SITE_URL = "https://site.example";
process.env.TABLE_NAME = "unit";

const { methodOfCall } = await import("./middlewares.ts");

test.each([
	["ANY /api/judges", "POST", "POST /api/judges"],
	["ANY /api/judges", "HEAD", "HEAD /api/judges"],
	["GET /api/judges/{id}", "GET", "GET /api/judges/{id}"],
])(
	"changes the route key %s, called with %s, to the key with the call's method",
	async (routeKey, method, key) => {
		const event = { routeKey, requestContext: { http: { method } } };
		const request = { event } as unknown as middy.Request<APIGatewayProxyEventV2>;
		await methodOfCall().before?.(request);
		expect(event.routeKey).toBe(key);
	},
);
