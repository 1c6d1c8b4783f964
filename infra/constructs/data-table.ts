import { Aws, RemovalPolicy } from "aws-cdk-lib";
import {
	AttributeType,
	BillingMode,
	type CfnTable,
	ProjectionType,
	StreamViewType,
	Table,
} from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Construct } from "constructs";
import type { TableRights } from "#functions/core/domain.ts";
import { table } from "#shared/core/table.ts";
import { tableGrants } from "../table-grants.ts";

const key = (name: string) => ({ name, type: AttributeType.STRING });

/** The DynamoDB table of a stage, as shared/core/table.ts defines it. */
export class DataTable extends Construct {
	readonly tableName: string;
	readonly streamArn: string;

	constructor(scope: Construct, id: string) {
		super(scope, id);
		const resource = new Table(this, "Table", {
			partitionKey: key(table.partitionKey),
			sortKey: key(table.sortKey),
			billingMode: BillingMode.PAY_PER_REQUEST,
			timeToLiveAttribute: table.timeToLive,
			stream: StreamViewType[table.stream],
			pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
			deletionProtection: true,
			removalPolicy: RemovalPolicy.RETAIN,
		});
		for (const { name, partitionKey, sortKey } of table.indexes) {
			resource.addGlobalSecondaryIndex({
				indexName: name,
				partitionKey: key(partitionKey),
				sortKey: key(sortKey),
				projectionType: ProjectionType.ALL,
			});
		}
		// Fixed, because CloudFormation replaces a resource whose logical id changes, and its data with
		// it.
		(resource.node.defaultChild as CfnTable).overrideLogicalId("Table");
		this.tableName = resource.tableName;
		this.streamArn = resource.tableStreamArn as string;
	}
}

/**
 * IAM statements of a role: reads of the whole table, writes only below the partition keys of its
 * entities.
 */
export function tableRights(tableName: string, rights: TableRights): PolicyStatement[] {
	const arn = `arn:${Aws.PARTITION}:dynamodb:${Aws.REGION}:${Aws.ACCOUNT_ID}:table/${tableName}`;
	const indexes = table.indexes.map(({ name }) => `${arn}/index/${name}`);
	return tableGrants(rights).map(
		({ actions, leadingKeys }) =>
			new PolicyStatement({
				actions: actions.map((action) => `dynamodb:${action}`),
				resources: leadingKeys ? [arn] : [arn, ...indexes],
				conditions: leadingKeys && {
					"ForAllValues:StringLike": { "dynamodb:LeadingKeys": leadingKeys },
				},
			}),
	);
}
