import { LambdaClient, paginateListFunctions } from "@aws-sdk/client-lambda";
import { byGateway, type Gateway, gatewayOf, gateways } from "#shared/core/http/gateway-routes.ts";
import { callCloud } from "./callCloud.ts";
import { type Outputs, siteTemplate } from "./deploy.ts";
import { apiIdsOf } from "./state.ts";

type Operation = { "x-amazon-apigateway-integration": { $ref: string } };
type Document = { paths: Record<string, Record<string, Operation>> };
type Resource = { Type: string; Properties: { Body: Document } };

type TemplateRoute = { gateway: Gateway; routeKey: string; domain: string };

/** The routes of the template's OpenAPI documents, each with the domain that answers it. */
function routesOfTemplate(): TemplateRoute[] {
	const resources = Object.values<Resource>(siteTemplate().Resources);
	const documents = resources.filter(({ Type }) => Type === "AWS::ApiGatewayV2::Api");
	return documents.flatMap(({ Properties: { Body } }) =>
		Object.entries(Body.paths).flatMap(([path, operations]) =>
			Object.entries(operations).map(([name, operation]) => ({
				gateway: gatewayOf(path),
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
 * Creates the routes of the APIs if the local cloud did not: MiniStack's CloudFormation ignores
 * OpenAPI.
 */
export async function importRoutes(outputs: Outputs): Promise<void> {
	const arns = await functionArns();
	const routes = Map.groupBy(routesOfTemplate(), ({ gateway }) => gateway);
	const ids = byGateway(apiIdsOf(outputs));
	for (const gateway of gateways) await importApi(ids[gateway], routes.get(gateway) ?? [], arns);
}

async function importApi(
	apiId: string,
	routesOfApi: TemplateRoute[],
	arns: Map<string, string>,
): Promise<void> {
	const call = <Answer>(kind: "integrations" | "routes", body?: object) =>
		callCloud<Answer>("apigateway", `/v2/apis/${apiId}/${kind}`, body);
	const { items } = await call<{ items: unknown[] }>("routes");
	if (items.length > 0) return;
	for (const [domain, routes] of Map.groupBy(routesOfApi, (route) => route.domain)) {
		const { integrationId } = await call<{ integrationId: string }>("integrations", {
			integrationType: "AWS_PROXY",
			integrationUri: arns.get(domain),
			payloadFormatVersion: "2.0",
		});
		for (const { routeKey } of routes)
			await call("routes", { routeKey, target: `integrations/${integrationId}` });
	}
}
