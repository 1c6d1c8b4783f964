import { createHash } from "node:crypto";
import { Aws, RemovalPolicy } from "aws-cdk-lib";
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
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { api, type Domain, domains } from "#shared/api.ts";
import { type GatewayRoute, gatewayRoutes } from "#shared/core/http/gateway-routes.ts";
import type { Stage } from "../stages.ts";

type Props = { stage: Stage; functions: Record<Domain, IFunction> };

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

const routes = gatewayRoutes(api);
const throttledRoutes = routes
	.filter(({ domain }) => domain === "registrations")
	.map(({ key }) => key);

/** The API: one route for each path of the route table, imported from an OpenAPI document. */
export class HttpApi extends Construct {
	readonly api: IHttpApi;
	readonly host: string;

	constructor(scope: Construct, id: string, { stage, functions }: Props) {
		super(scope, id);
		const body = apiDocument(stage, functions, this.caller(functions).roleArn);
		const place = new Construct(this, replacementKey());
		const httpApiId = new CfnApi(place, "Api", { body }).ref;
		this.api = Api.fromHttpApiAttributes(place, "Imported", { httpApiId });
		this.addStage(place, stage);
		this.host = `${httpApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
	}

	/**
	 * One role that invokes all functions: a permission on each function would be one more resource
	 * of the stack.
	 */
	private caller(functions: Record<Domain, IFunction>): Role {
		const resources = domains.map((domain) => functions[domain].functionArn);
		const calls = new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources });
		return new Role(this, "Caller", {
			assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
			inlinePolicies: { calls: new PolicyDocument({ statements: [calls] }) },
		});
	}

	private addStage(place: Construct, { logRetention, throttle, registrations }: Stage): void {
		const log = new LogGroup(this, "Log", {
			retention: logRetention,
			removalPolicy: RemovalPolicy.DESTROY,
		});
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
			throttledRoutes.map((key) => [key, limits]),
		);
	}
}

/**
 * Part of the logical ids of API and stage: a change of the throttled routes creates a new API. AWS
 * refuses to update a stage that still throttles a route which the document no longer has.
 */
const replacementKey = () =>
	createHash("sha256").update(throttledRoutes.toSorted().join()).digest("hex").slice(0, 8);

/** OpenAPI with AWS extensions. Routes share the integration of their domain. */
function apiDocument(stage: Stage, functions: Record<Domain, IFunction>, credentials: string) {
	const lambda = `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions`;
	const integrations = domains.map((domain) => {
		const uri = `${lambda}/${functions[domain].functionArn}/invocations`;
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
		info: { title: `kyokushin-${stage.name}`, version: "1" },
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
