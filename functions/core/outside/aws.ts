import type { DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { log } from "../log.ts";

/**
 * `npm start` runs 32 handlers at once, some with several table requests each; a Lambda needs few
 * connections.
 */
const maxSockets = 256;

/**
 * A logger that drops everything. Without `info` and `error` the SDK does not even serialize each
 * request and response for its log, which would take 3 % of a handler's time.
 */
const silent = { debug() {}, warn() {} } as unknown as NonNullable<DynamoDBClientConfig["logger"]>;

/** Settings of every AWS client. The HTTP handler logs a warning when it has too few sockets. */
export const awsClient = {
	requestHandler: { httpAgent: { maxSockets }, httpsAgent: { maxSockets }, logger: log },
	logger: silent,
};

/** Headers of a signature that DynamoDB engines on this machine require but do not verify. */
export const unverifiedSignature = {
	"x-amz-date": "20120810T000000Z",
	authorization:
		"AWS4-HMAC-SHA256 Credential=local/20120810/local/dynamodb/aws4_request, SignedHeaders=host, Signature=none",
};
