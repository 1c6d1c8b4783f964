import { lossesBetween, type Template } from "./losses.ts";

const table = {
	Type: "AWS::DynamoDB::Table",
	DeletionPolicy: "Retain",
	UpdateReplacePolicy: "Retain",
	Properties: {
		KeySchema: [
			{ AttributeName: "pk", KeyType: "HASH" },
			{ AttributeName: "sk", KeyType: "RANGE" },
		],
		AttributeDefinitions: [
			{ AttributeName: "pk", AttributeType: "S" },
			{ AttributeName: "sk", AttributeType: "S" },
		],
		BillingMode: "PAY_PER_REQUEST",
		DeletionProtectionEnabled: true,
		PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
	} as Record<string, unknown>,
};
const guarded = { DeletionPolicy: "Retain", UpdateReplacePolicy: "Retain" };
const deployed = {
	Table: table,
	Images: { Type: "AWS::S3::Bucket", ...guarded, Properties: {} },
	People: {
		Type: "AWS::Cognito::UserPool",
		...guarded,
		Properties: { DeletionProtection: "ACTIVE" },
	},
	Site: { Type: "AWS::S3::Bucket", DeletionPolicy: "Delete", UpdateReplacePolicy: "Delete" },
	Function: { Type: "AWS::Lambda::Function", Properties: { Runtime: "nodejs24.x" } },
} satisfies Template["Resources"];

const losses = (next: Template["Resources"]) =>
	lossesBetween({ Resources: deployed }, { Resources: next });
const withTable = (properties: Record<string, unknown>, rest = {}) =>
	losses({
		...deployed,
		Table: { ...table, ...rest, Properties: { ...table.Properties, ...properties } },
	});

test("an unchanged template removes nothing", () => {
	expect(losses(JSON.parse(JSON.stringify(deployed)))).toEqual([]);
});

test("resources that are rebuilt may be added and removed", () => {
	const { Site, Function: _function, ...rest } = deployed;
	expect(losses(rest)).toEqual([]);
	expect(losses({ ...deployed, Site: { ...Site, Properties: { BucketName: "another" } } })).toEqual(
		[],
	);
});

test("a table may change in place: another index, another billing mode", () => {
	const { AttributeDefinitions: before } = table.Properties;
	const AttributeDefinitions = [
		{ AttributeName: "gsi4pk", AttributeType: "S" },
		...(before as object[]),
	];
	expect(withTable({ AttributeDefinitions, BillingMode: "PROVISIONED" })).toEqual([]);
});

test.each([
	["its name", { TableName: "another" }, /replaced: TableName/],
	["its key", { KeySchema: [{ AttributeName: "id", KeyType: "HASH" }] }, /replaced: KeySchema/],
	[
		"the type of its key",
		{ AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "N" }] },
		/type of a key/,
	],
	["its protection", { DeletionProtectionEnabled: false }, /guard DeletionProtectionEnabled/],
	["its recovery", { PointInTimeRecoverySpecification: undefined }, /guard PointInTimeRecovery/],
])("refuses a table that changes %s", (_, properties, expected) => {
	expect(withTable(properties)).toEqual([expect.stringMatching(expected)]);
});

test("refuses a deletion policy that no longer retains the resource", () => {
	expect(withTable({}, { DeletionPolicy: "Delete" })).toEqual([
		expect.stringMatching(/guard DeletionPolicy/),
	]);
	expect(withTable({}, { UpdateReplacePolicy: undefined })).toEqual([
		expect.stringMatching(/guard UpdateReplacePolicy/),
	]);
});

test.each(["Table", "Images", "People"] as const)(
	"refuses to remove or rename %s, or to change its type",
	(id) => {
		const { [id]: resource, ...rest } = deployed;
		expect(losses(rest)).toEqual([expect.stringMatching(`${id} would be removed`)]);
		expect(losses({ ...rest, [`${id}2`]: resource })).toEqual([
			expect.stringMatching(`${id} would be removed`),
		]);
		expect(losses({ ...rest, [id]: { Type: "AWS::SQS::Queue" } })).toEqual([
			expect.stringMatching(/it becomes/),
		]);
	},
);

test("removing a stack loses all of its resources with data", () => {
	expect(lossesBetween({ Resources: deployed }, {})).toHaveLength(3);
	expect(lossesBetween({}, { Resources: deployed })).toEqual([]);
});
