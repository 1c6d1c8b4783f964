import type { DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { log } from "../log.ts";

/** `npm start` runs 32 handlers at once, some with several requests to the table; a Lambda needs a few. */
const maxSockets = 256;

/**
 * What is sent is not written down. Without `info` and `error` the SDK does not walk through each request and answer
 * for its log either, as it does for a logger that drops what it is told: 3 % of a handler's time.
 */
const silent = { debug() {}, warn() {} } as unknown as NonNullable<DynamoDBClientConfig["logger"]>;

/** What every client of AWS is made with. The connection's log says when there are too few of them. */
export const awsClient = {
	requestHandler: { httpAgent: { maxSockets }, httpsAgent: { maxSockets }, logger: log },
	logger: silent,
};
