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
import { rootFiles } from "#shared/app/root-files.ts";
import { locales } from "#shared/core/locales.ts";

/** A bucket that only our functions and CloudFront can access. */
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

/** Stores pictures and documents, and for a day the uploads from which they are made. */
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
			// Exports that the scheduled cleanup missed.
			{
				prefix: "exports/",
				expiration: Duration.days(2),
				abortIncompleteMultipartUploadAfter: Duration.days(1),
			},
		],
	});
}

/** Origin to which browsers upload pictures. */
export const uploadOrigin = (bucketName: string) =>
	`https://${bucketName}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`;

/**
 * Lets the site's distribution read the bucket. The bucket's stack is deployed before the
 * distribution exists, so it gets the id by its second deployment; until then no distribution has a
 * name that fits.
 */
export function allowCloudFront(bucket: Bucket, distributionId: string): void {
	bucket.addToResourcePolicy(
		new PolicyStatement({
			principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
			actions: ["s3:GetObject"],
			// Excludes unverified uploads and people's documents.
			resources: [bucket.arnForObjects(written.images[0])],
			conditions: {
				ArnEquals: {
					"AWS:SourceArn": `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distributionId}`,
				},
			},
		}),
	);
}

/**
 * Key prefixes by kind of file: pictures, uploads, people's documents, archives, and pages with the
 * files for search engines.
 */
const written = {
	images: ["images/*"],
	uploads: ["uploads/*"],
	documents: ["documents/*"],
	exports: ["exports/*"],
	pages: [...locales.map((locale) => `${locale}/*`), ...rootFiles],
};

const actions = {
	write: ["s3:PutObject", "s3:DeleteObject"],
	read: ["s3:GetObject"],
	// An archive that fails half-way must leave no parts behind.
	parts: ["s3:PutObject", "s3:AbortMultipartUpload", "s3:DeleteObject"],
	// The signer of an upload form needs the permissions that the form uses. A page's preview picture
	// is read before it is drawn again.
	readWrite: ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
};

type Granted = { store: keyof typeof written; bucket: string; right: keyof typeof actions };

const resourcesOf = (store: keyof typeof written, bucket: string) =>
	written[store].map((keys) => `arn:${Aws.PARTITION}:s3:::${bucket}/${keys}`);

/** Grants a role access to one kind of files. */
export const grantFiles = (role: Role, { store, bucket, right }: Granted): void => {
	role.addToPolicy(
		new PolicyStatement({ actions: actions[right], resources: resourcesOf(store, bucket) }),
	);
};

/** Acknowledges, once for all roles of a stack, the wildcards in their file permissions. */
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
