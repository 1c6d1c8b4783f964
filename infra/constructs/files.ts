import { Aws, Duration, RemovalPolicy, type Stack, Validations } from "aws-cdk-lib";
import { PolicyStatement, type Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
	BlockPublicAccess,
	Bucket,
	BucketEncryption,
	type BucketProps,
	HttpMethods,
} from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { locales } from "#shared/core/locales.ts";

/** A bucket that nobody reaches but our functions and CloudFront. */
export function privateBucket(
	scope: Construct,
	id: string,
	{ removalPolicy, ...more }: BucketProps & { removalPolicy: RemovalPolicy },
): Bucket {
	const bucket = new Bucket(scope, id, {
		...more,
		blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
		encryption: BucketEncryption.S3_MANAGED,
		enforceSSL: true,
		removalPolicy,
	});
	Validations.of(bucket).acknowledge({
		id: "AwsSolutions-S1",
		reason:
			"Read through CloudFront only, which has logs of its own; the writers are our functions, which log too.",
	});
	return bucket;
}

/** Keeps pictures and documents, and for a day what browsers on the site send to become one. */
export function imagesBucket(scope: Construct, id: string, siteUrl: string): Bucket {
	return privateBucket(scope, id, {
		removalPolicy: RemovalPolicy.RETAIN,
		cors: [
			{
				allowedOrigins: [siteUrl],
				allowedMethods: [HttpMethods.POST],
				allowedHeaders: ["*"],
				maxAge: 3600,
			},
		],
		lifecycleRules: [
			{ prefix: "uploads/", expiration: Duration.days(1) },
			// Those that the clock has not removed.
			{
				prefix: "exports/",
				expiration: Duration.days(2),
				abortIncompleteMultipartUploadAfter: Duration.days(1),
			},
		],
	});
}

/** The origin to which browsers send what becomes a picture. */
export const uploadOrigin = (bucketName: string) =>
	`https://${bucketName}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`;

/** Lets this account's distributions read a bucket whose stack comes before theirs, so cannot name one of them. */
export function allowCloudFront(bucket: Bucket): void {
	bucket.addToResourcePolicy(
		new PolicyStatement({
			principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
			actions: ["s3:GetObject"],
			// Not what people have sent and nobody has looked at yet, nor their documents.
			resources: [bucket.arnForObjects(written.images[0])],
			conditions: {
				ArnLike: {
					"AWS:SourceArn": `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*`,
				},
			},
		}),
	);
}

/**
 * Keys below which each writer stores: pictures, files as they were sent, documents of people, archives, and pages with
 * what search engines ask for.
 */
const written = {
	images: ["images/*"],
	uploads: ["uploads/*"],
	documents: ["documents/*"],
	exports: ["exports/*"],
	pages: [...locales.map((locale) => `${locale}/*`), "sitemap.xml", "robots.txt"],
};

const actions = {
	write: ["s3:PutObject", "s3:DeleteObject"],
	read: ["s3:GetObject"],
	// An archive that fails half-way leaves no parts behind.
	parts: ["s3:PutObject", "s3:AbortMultipartUpload", "s3:DeleteObject"],
	// Who signs a form must be allowed what it does; a page's picture is looked at before it is drawn anew.
	readWrite: ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
};

type Granted = { store: keyof typeof written; bucket: string; right: keyof typeof actions };

const resourcesOf = (store: keyof typeof written, bucket: string) =>
	written[store].map((keys) => `arn:${Aws.PARTITION}:s3:::${bucket}/${keys}`);

/** Gives a role a right on files. */
export const grantFiles = (role: Role, { store, bucket, right }: Granted): void => {
	role.addToPolicy(
		new PolicyStatement({ actions: actions[right], resources: resourcesOf(store, bucket) }),
	);
};

/** Says once for all roles of a stack why their rights on files have wildcards. */
export function acknowledgeFolders(
	stack: Stack,
	buckets: Record<keyof typeof written, string>,
): void {
	const stores = Object.keys(written) as (keyof typeof written)[];
	for (const resource of stores.flatMap((store) => resourcesOf(store, buckets[store])))
		if (resource.endsWith("*"))
			Validations.of(stack).acknowledge({
				id: `AwsSolutions-IAM5[Resource::${asFinding(stack.resolve(resource))}]`,
				reason:
					"Files are named after people, events and contents, so the right is to one folder of one bucket.",
			});
}

/** A joined text as cdk-nag writes it: references in angle brackets. */
const asFinding = (text: { "Fn::Join": [string, (string | { Ref: string })[]] }) =>
	text["Fn::Join"][1].map((part) => (typeof part === "string" ? part : `<${part.Ref}>`)).join("");
