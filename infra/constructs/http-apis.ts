import { RemovalPolicy } from "aws-cdk-lib";
import type { IHttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Domain } from "#shared/api.ts";
import { byGateway, type Gateway, gateways } from "#shared/core/http/gateway-routes.ts";
import type { Stage } from "../stages.ts";
import { HttpApi } from "./http-api.ts";

type Props = { stage: Stage; functions: Record<Domain, IFunction> };

/** The HTTP APIs. They share one access log; the distribution joins them under one host. */
export class HttpApis extends Construct {
	readonly apis: IHttpApi[];
	readonly hosts: Record<Gateway, string>;

	constructor(scope: Construct, id: string, { stage, functions }: Props) {
		super(scope, id);
		const log = new LogGroup(this, "Log", {
			retention: stage.logRetention,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		const made = gateways.map((gateway) => {
			const name = `${gateway[0]}-${gateway.at(-1)}`;
			return new HttpApi(this, name, { stage, gateway, functions, log });
		});
		this.apis = made.map(({ api }) => api);
		this.hosts = byGateway(made.map(({ host }) => host));
	}
}
