import { Aws, type RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { PolicyStatement, type Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { locales } from "#shared/core/locales.ts";

/** A bucket that nobody reaches but our functions and CloudFront. */
export function privateBucket(scope: Construct, id: string, removalPolicy: RemovalPolicy): Bucket {
	const bucket = new Bucket(scope, id, {
		blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
		encryption: BucketEncryption.S3_MANAGED,
		enforceSSL: true,
		removalPolicy,
	});
	Validations.of(bucket).acknowledge({
		id: "AwsSolutions-S1",
		reason: "Read through CloudFront only, which has logs of its own; the writers are our functions, which log too.",
	});
	return bucket;
}

/** Lets this account's distributions read a bucket whose stack comes before theirs, so cannot name one of them. */
export function allowCloudFront(bucket: Bucket): void {
	bucket.addToResourcePolicy(
		new PolicyStatement({
			principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
			actions: ["s3:GetObject"],
			resources: [bucket.arnForObjects("*")],
			conditions: {
				ArnLike: { "AWS:SourceArn": `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` },
			},
		}),
	);
}

/** Keys below which each writer stores: portraits, and rendered pages with what search engines ask for. */
const written = {
	images: ["images/*"],
	pages: [...locales.map((locale) => `${locale}/*`), "sitemap.xml", "robots.txt"],
};

/** The right to store and remove files, given to a role together with the reason for its wildcards. */
export function grantFiles(role: Role, store: keyof typeof written, bucketName: string): void {
	// A page's picture is looked at before it is drawn: whether it says the same.
	const actions = ["s3:PutObject", "s3:DeleteObject", ...(store === "pages" ? ["s3:GetObject"] : [])];
	const resources = written[store].map((keys) => `arn:${Aws.PARTITION}:s3:::${bucketName}/${keys}`);
	role.addToPolicy(new PolicyStatement({ actions, resources }));
	for (const resource of resources.filter((one) => one.endsWith("*"))) {
		Validations.of(role).acknowledge({
			id: `AwsSolutions-IAM5[Resource::${asFinding(Stack.of(role).resolve(resource))}]`,
			reason: "Files are named after people, events and contents, so the right is to one folder of one bucket.",
		});
	}
}

/** A joined text as cdk-nag writes it: references in angle brackets. */
const asFinding = (text: { "Fn::Join": [string, (string | { Ref: string })[]] }) =>
	text["Fn::Join"][1].map((part) => (typeof part === "string" ? part : `<${part.Ref}>`)).join("");
