import type { DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { Hash } from "@smithy/core/serde";
import { SignatureV4 } from "@smithy/signature-v4";
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

/** Signs requests to services that are called without a client, with the function's credentials. */
export const signerOf = (service: string, region: string) =>
	new SignatureV4({
		service,
		region,
		credentials: {
			accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? "",
			secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? "",
			sessionToken: process.env.AWS_SESSION_TOKEN,
		},
		sha256: Hash.bind(null, "sha256") as never,
	});

/** Headers of a signature that DynamoDB engines on this machine require but do not verify. */
export const unverifiedSignature = {
	"x-amz-date": "20120810T000000Z",
	authorization:
		"AWS4-HMAC-SHA256 Credential=local/20120810/local/dynamodb/aws4_request, SignedHeaders=host, Signature=none",
};
