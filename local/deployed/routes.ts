import { LambdaClient, paginateListFunctions } from "@aws-sdk/client-lambda";
import { callCloud } from "./callCloud.ts";
import { type Outputs, siteTemplate } from "./deploy.ts";

type Operation = { "x-amazon-apigateway-integration": { $ref: string } };
type Document = { paths: Record<string, Record<string, Operation>> };
type Resource = { Type: string; Properties: { Body: Document } };

/** Route keys in the template's OpenAPI document, each with the domain that answers it. */
function routesOfTemplate(): { routeKey: string; domain: string }[] {
	const resources = Object.values<Resource>(siteTemplate().Resources);
	const documents = resources.filter(({ Type }) => Type === "AWS::ApiGatewayV2::Api");
	return documents.flatMap(({ Properties: { Body } }) =>
		Object.entries(Body.paths).flatMap(([path, operations]) =>
			Object.entries(operations).map(([name, operation]) => ({
				routeKey: `${methodOf(name)} ${path}`,
				domain: operation["x-amazon-apigateway-integration"].$ref.split("/").at(-1) as string,
			})),
		),
	);
}

const methodOf = (name: string) =>
	name === "x-amazon-apigateway-any-method" ? "ANY" : name.toUpperCase();

/** ARNs of the functions by domain. */
async function functionArns(): Promise<Map<string, string>> {
	const arns = new Map<string, string>();
	const client = new LambdaClient({});
	for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
		for (const { Environment, FunctionArn = "" } of Functions)
			arns.set(Environment?.Variables?.SERVICE_NAME ?? "", FunctionArn);
	return arns;
}

/**
 * Creates the API's routes if the local cloud did not: MiniStack's CloudFormation ignores OpenAPI.
 */
export async function importRoutes({ ApiHost }: Outputs): Promise<void> {
	const [apiId] = ApiHost.split(".");
	const call = <Answer>(kind: "integrations" | "routes", body?: object) =>
		callCloud<Answer>("apigateway", `/v2/apis/${apiId}/${kind}`, body);
	const { items } = await call<{ items: unknown[] }>("routes");
	if (items.length > 0) return;
	const arns = await functionArns();
	for (const [domain, routes] of Map.groupBy(routesOfTemplate(), (route) => route.domain)) {
		const { integrationId } = await call<{ integrationId: string }>("integrations", {
			integrationType: "AWS_PROXY",
			integrationUri: arns.get(domain),
			payloadFormatVersion: "2.0",
		});
		for (const { routeKey } of routes)
			await call("routes", { routeKey, target: `integrations/${integrationId}` });
	}
}
