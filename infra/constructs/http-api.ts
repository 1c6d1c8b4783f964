import { createHash } from "node:crypto";
import { Aws } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
	HttpApi as Api,
	CfnApi,
	type CfnStage,
	HttpStage,
	type IHttpApi,
	LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { api, type Domain } from "#shared/api.ts";
import {
	type Gateway,
	type GatewayRoute,
	gatewayOf,
	gatewayRoutes,
} from "#shared/core/http/gateway-routes.ts";
import type { Stage } from "../stages.ts";

type Props = {
	stage: Stage;
	gateway: Gateway;
	functions: Record<Domain, IFunction>;
	log: ILogGroup;
};
type Routes = GatewayRoute<Domain>[];

/** Fields of an API log line. IP addresses and query strings are not logged. */
const logged = [
	"requestId",
	"requestTime",
	"httpMethod",
	"routeKey",
	"status",
	"responseLatency",
	"integrationErrorMessage",
];

const allRoutes = gatewayRoutes(api);

/** The routes with a throttle of their own, by which a tournament opens. */
const throttledKeys = (routes: Routes) =>
	routes.filter(({ domain }) => domain === "registrations").map(({ key }) => key);

/**
 * One of the HTTP APIs, with a route for each of its paths. The routes are imported from an OpenAPI
 * document.
 */
export class HttpApi extends Construct {
	readonly api: IHttpApi;
	readonly host: string;

	constructor(scope: Construct, id: string, { stage, gateway, functions, log }: Props) {
		super(scope, id);
		const routes = allRoutes.filter(({ path }) => gatewayOf(path) === gateway);
		const called = new Map(routes.map(({ domain }) => [domain, functions[domain].functionArn]));
		const credentials = this.caller([...called.values()]).roleArn;
		const title = `kyokushin-${stage.name}-${id}`;
		const body = apiDocument({ stage, title, routes, called, credentials });
		const place = new Construct(this, replacementKey(gateway, routes));
		const httpApiId = new CfnApi(place, "Api", { body }).ref;
		this.api = Api.fromHttpApiAttributes(place, "Imported", { httpApiId });
		this.addStage(place, stage, { log, throttled: throttledKeys(routes) });
		this.host = `${httpApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
	}

	/**
	 * One role that invokes all of the API's functions: a permission on each function would be one more
	 * resource of the stack.
	 */
	private caller(resources: string[]): Role {
		const calls = new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources });
		return new Role(this, "Caller", {
			assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
			inlinePolicies: { calls: new PolicyDocument({ statements: [calls] }) },
		});
	}

	private addStage(
		place: Construct,
		{ throttle, registrations }: Stage,
		{ log, throttled }: { log: ILogGroup; throttled: string[] },
	): void {
		const format = Object.fromEntries(logged.map((name) => [name, `$context.${name}`]));
		const stage = new HttpStage(place, "Stage", {
			httpApi: this.api,
			stageName: "$default",
			autoDeploy: true,
			throttle,
			accessLogSettings: {
				destination: new LogGroupLogDestination(log),
				format: AccessLogFormat.custom(JSON.stringify(format)),
			},
		});
		const { rateLimit, burstLimit } = registrations.throttle;
		const limits = { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit };
		(stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
			throttled.map((key) => [key, limits]),
		);
	}
}

/**
 * Part of the logical ids of API and stage. A change of the throttled routes creates a new API,
 * because AWS refuses to update a stage that still throttles a route which the document no longer
 * has. So does a change of the API's letters: until the distribution sends a path elsewhere, the old
 * API must answer it.
 */
const replacementKey = (gateway: Gateway, routes: Routes) =>
	createHash("sha256")
		.update([gateway, ...throttledKeys(routes).toSorted()].join())
		.digest("hex")
		.slice(0, 8);

type Described = {
	stage: Stage;
	title: string;
	routes: Routes;
	/** ARNs of the functions that answer the routes. */
	called: Map<Domain, string>;
	credentials: string;
};

/** OpenAPI with AWS extensions. Routes share the integration of their domain. */
function apiDocument({ stage, title, routes, called, credentials }: Described) {
	const lambda = `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions`;
	const integrations = [...called].map(([domain, functionArn]) => {
		const uri = `${lambda}/${functionArn}/invocations`;
		const call = { type: "aws_proxy", httpMethod: "POST", payloadFormatVersion: "2.0" };
		return [domain, { ...call, uri, credentials }];
	});
	const byPath = Map.groupBy(routes, ({ path }) => path);
	const paths = [...byPath].map(([path, methods]) => [
		path,
		Object.fromEntries(methods.map(operationOf)),
	]);
	return {
		openapi: "3.0.1",
		info: { title, version: "1" },
		tags: [{ name: "stage", "x-amazon-apigateway-tag-value": stage.name }],
		paths: Object.fromEntries(paths),
		components: { "x-amazon-apigateway-integrations": Object.fromEntries(integrations) },
	};
}

function operationOf({ method, path, domain }: GatewayRoute<Domain>) {
	const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
		name,
		in: "path",
		required: true,
		schema: { type: "string" },
	}));
	const $ref = `#/components/x-amazon-apigateway-integrations/${domain}`;
	return [
		method === "ANY" ? "x-amazon-apigateway-any-method" : method.toLowerCase(),
		{ parameters, responses: {}, "x-amazon-apigateway-integration": { $ref } },
	];
}
