import { Duration } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { Watched } from "./watched.ts";

const period = Duration.minutes(5);

/** Metrics of CloudFront and its firewall, which are in us-east-1. */
export const watchedAtTheEdge = (WebACL: string, DistributionId: string) =>
	({
		Blocked: {
			metric: new Metric({
				namespace: "AWS/WAFV2",
				metricName: "BlockedRequests",
				dimensionsMap: { WebACL, Rule: "ALL" },
				period,
				statistic: Stats.SUM,
			}),
			from: 200,
			meaning: "The firewall refuses people or machines",
		},
		EdgeFaults: {
			metric: new Metric({
				namespace: "AWS/CloudFront",
				metricName: "5xxErrorRate",
				dimensionsMap: { DistributionId, Region: "Global" },
				period,
				statistic: Stats.AVERAGE,
			}),
			from: 5,
			meaning: "CloudFront answers one request in twenty with 5xx",
		},
	}) satisfies Record<string, Watched>;
