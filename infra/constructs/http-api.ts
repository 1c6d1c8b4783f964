import { Aws, RemovalPolicy, Validations } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
	HttpApi as Api,
	type CfnStage,
	HttpIntegrationType,
	type HttpMethod,
	HttpRouteIntegration,
	type HttpRouteIntegrationConfig,
	HttpStage,
	IntegrationCredentials,
	LogGroupLogDestination,
	PayloadFormatVersion,
} from "aws-cdk-lib/aws-apigatewayv2";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { api, type Domain, domains } from "#shared/api.ts";
import { routeKey } from "#shared/core/http/route.ts";
import type { Stage } from "../stages.ts";

type Props = { stage: Stage; functions: Record<Domain, IFunction> };

/** One line a call; addresses of people and query strings stay out of it. */
const logged = [
	"requestId",
	"requestTime",
	"routeKey",
	"status",
	"responseLatency",
	"integrationErrorMessage",
];

/** The API: one route per entry of the route table, each to its domain's function. */
export class HttpApi extends Construct {
	readonly api: Api;
	readonly host: string;

	constructor(scope: Construct, id: string, { stage, functions }: Props) {
		super(scope, id);
		this.api = new Api(this, "Api", { createDefaultStage: false });
		const caller = this.caller(domains.map((domain) => functions[domain]));
		const routes = domains.flatMap((domain) => this.addRoutes(domain, functions[domain], caller));
		// A stage that throttles a route cannot be made before the route.
		this.addStage(stage).node.addDependency(...routes);
		this.host = `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
		Validations.of(this).acknowledge({
			id: "AwsSolutions-APIG4",
			reason:
				"Each route states who may call it; the function checks the session before anything else, and tests try all.",
		});
	}

	/** One role that calls the functions: a permission at each would be one more of the 500 resources of a template. */
	private caller(functions: IFunction[]): Role {
		const resources = functions.map(({ functionArn }) => functionArn);
		const calls = new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources });
		return new Role(this, "Caller", {
			assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
			inlinePolicies: { calls: new PolicyDocument({ statements: [calls] }) },
		});
	}

	private addRoutes(domain: Domain, handler: IFunction, caller: Role) {
		const integration = new FunctionIntegration(domain, handler, caller);
		return Object.values(api[domain]).flatMap((route) => {
			const [method, path] = routeKey(route).split(" ");
			return this.api.addRoutes({ path, methods: [method as HttpMethod], integration });
		});
	}

	private addStage({ logRetention, throttle, registrations }: Stage) {
		const log = new LogGroup(this, "Log", {
			retention: logRetention,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		const format = Object.fromEntries(logged.map((name) => [name, `$context.${name}`]));
		const stage = new HttpStage(this, "Stage", {
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
		const own = { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit };
		(stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
			Object.values(api.registrations).map((route) => [routeKey(route), own]),
		);
		return stage;
	}
}

/** CDK's own integration knows permissions only. */
class FunctionIntegration extends HttpRouteIntegration {
	private readonly config: HttpRouteIntegrationConfig;

	constructor(id: string, handler: IFunction, caller: Role) {
		super(id);
		this.config = {
			type: HttpIntegrationType.AWS_PROXY,
			uri: handler.functionArn,
			payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
			credentials: IntegrationCredentials.fromRole(caller),
		};
	}

	override bind(): HttpRouteIntegrationConfig {
		return this.config;
	}
}
