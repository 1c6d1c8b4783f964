import { Duration, Validations } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
	Distribution,
	HttpVersion,
	PriceClass,
	SecurityPolicyProtocol,
} from "aws-cdk-lib/aws-cloudfront";
import { Bucket, type IBucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import type { Gateway } from "#shared/core/http/gateway-routes.ts";
import type { Stage } from "../../stages.ts";
import { awsBehaviors, localBehaviors } from "./edge.ts";

type Props = {
	stage: Stage;
	siteBucket: IBucket;
	imagesBucket: string;
	apiHosts: Record<Gateway, string>;
	edgeKey?: string;
	signInHost: string;
	channelsHost?: string;
	/** ARN of the firewall. */
	firewall?: string;
};

/** An error must not outlive its cause; by default CloudFront caches it for 10 seconds. */
const errorResponses = [404, 500, 502, 503, 504].map((httpStatus) => ({
	httpStatus,
	ttl: Duration.seconds(1),
}));

/**
 * The distribution that browsers use: pages and scripts, `/api/*` and `/images/*` under one host.
 */
export class WebSite extends Construct {
	readonly distribution: Distribution;

	constructor(scope: Construct, id: string, { stage, imagesBucket, firewall, ...origins }: Props) {
		super(scope, id);
		const all = { ...origins, imagesBucket: Bucket.fromBucketName(this, "Images", imagesBucket) };
		const { site, api, images } =
			stage.target === "aws" ? awsBehaviors(this, all) : localBehaviors(all);
		this.distribution = new Distribution(this, "Distribution", {
			comment: `Site of stage ${stage.name}`,
			defaultBehavior: site,
			additionalBehaviors: { ...api, "/images/*": images },
			errorResponses,
			webAclId: firewall,
			httpVersion: HttpVersion.HTTP2_AND_3,
			// Includes the Middle East, excludes South America and Australia.
			priceClass: PriceClass.PRICE_CLASS_200,
			...this.ownName(stage),
		});
		Validations.of(this).acknowledge(
			{
				id: "AwsSolutions-CFR1",
				reason: "Open to the whole world on purpose: guests come from other federations.",
			},
			{
				id: "AwsSolutions-CFR2",
				reason:
					"Only for the distribution behind the site's own: it is called by CloudFront, which limits would hit.",
			},
			{
				id: "AwsSolutions-CFR3",
				reason:
					"The rule knows the old logs only, which keep addresses; access-logs.ts keeps chosen fields instead.",
			},
			{
				id: "AwsSolutions-CFR4",
				reason: "Holds for CloudFront's own names only; under the site's own name it is TLS 1.2.",
			},
		);
	}

	private ownName({ siteUrl, certificateArn }: Stage) {
		if (!certificateArn) return {};
		return {
			domainNames: [new URL(siteUrl).host],
			certificate: Certificate.fromCertificateArn(this, "Certificate", certificateArn),
			minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
		};
	}
}
