import { isDeepStrictEqual } from "node:util";

type Resource = {
	Type: string;
	DeletionPolicy?: string;
	UpdateReplacePolicy?: string;
	Properties?: Record<string, unknown>;
};
export type Template = { Resources?: Record<string, Resource> };

/**
 * Properties whose change recreates the resource ("Update requires: Replacement" in
 * CloudFormation's reference), or that the service refuses to change. Data survives changes of all
 * other properties of these types.
 */
const fixed: Record<string, string[]> = {
	"AWS::DynamoDB::Table": [
		"TableName",
		"KeySchema",
		"LocalSecondaryIndexes",
		"ImportSourceSpecification",
	],
	"AWS::S3::Bucket": ["BucketName", "ObjectLockEnabled"],
	"AWS::Cognito::UserPool": ["UsernameAttributes", "AliasAttributes", "UsernameConfiguration"],
	"AWS::Cognito::UserPoolDomain": ["Domain", "UserPoolId"],
	"AWS::SES::EmailIdentity": ["EmailIdentity"],
};

/** Properties that protect data, in addition to the policies that every resource may have. */
const guards: Record<string, string[]> = {
	"AWS::DynamoDB::Table": ["DeletionProtectionEnabled", "PointInTimeRecoverySpecification"],
	"AWS::Cognito::UserPool": ["DeletionProtection"],
};

const policies = ["DeletionPolicy", "UpdateReplacePolicy"] as const;

/** Data that a template would delete, one line each. */
export function lossesBetween(deployed: Template, next: Template): string[] {
	const keeping = Object.entries(deployed.Resources ?? {}).filter(([, { Type }]) => fixed[Type]);
	// Resources that the deployed template does not retain can be rebuilt.
	return keeping
		.filter(([, { DeletionPolicy }]) => DeletionPolicy?.startsWith("Retain"))
		.flatMap(([id, before]) => lossesOf(id, before, next.Resources?.[id]));
}

function lossesOf(id: string, before: Resource, after: Resource | undefined): string[] {
	const what = `${before.Type} ${id}`;
	if (!after) return [`${what} would be removed`];
	if (after.Type !== before.Type) return [`${what} would be replaced: it becomes ${after.Type}`];
	const changed = (name: string) =>
		!isDeepStrictEqual(before.Properties?.[name], after.Properties?.[name]);
	return [
		...fixed[before.Type]
			.filter(changed)
			.map((name) => `${what} would be replaced: ${name} changes`),
		...(keyTypesChange(before, after)
			? [`${what} would be replaced: the type of a key changes`]
			: []),
		...policies
			.filter((name) => before[name] !== after[name])
			.map((name) => `${what} would lose its guard ${name}`),
		...(guards[before.Type] ?? [])
			.filter(changed)
			.map((name) => `${what} would change its guard ${name}`),
	];
}

type Attribute = { AttributeName: string; AttributeType: string };

/** New indexes add attributes; the type of an existing attribute must not change. */
function keyTypesChange(before: Resource, after: Resource): boolean {
	const types = ({ Properties }: Resource) =>
		new Map(
			((Properties?.AttributeDefinitions ?? []) as Attribute[]).map((one) => [
				one.AttributeName,
				one.AttributeType,
			]),
		);
	const next = types(after);
	return [...types(before)].some(([name, type]) => next.has(name) && next.get(name) !== type);
}
