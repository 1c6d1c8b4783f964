import {
	DescribeContinuousBackupsCommand,
	DescribeTimeToLiveCommand,
	DynamoDBClient,
} from "@aws-sdk/client-dynamodb";
import { table } from "#shared/core/table.ts";
import { setting } from "../../core/setting.ts";

test("the table deletes expired items and has point-in-time recovery", async () => {
	const client = new DynamoDBClient({});
	const TableName = setting("TABLE_NAME");
	const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
	expect(TimeToLiveDescription).toMatchObject({ AttributeName: table.timeToLive });
	const { ContinuousBackupsDescription } = await client.send(
		new DescribeContinuousBackupsCommand({ TableName }),
	);
	expect(
		ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus,
	).toBe("ENABLED");
});
