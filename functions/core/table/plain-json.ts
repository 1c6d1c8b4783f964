import { AwsJson1_0Protocol } from "@aws-sdk/core/protocols";

/**
 * DynamoDB's protocol with the platform's own JSON. The SDK writes JSON letter by letter and walks
 * its schema of the API in both directions, which takes a fifth of a request's time. Only binary
 * values, times and the tokens of transactions need that schema: our items have none of the first
 * two, and `tryTransaction` sends a token of its own.
 */
export class PlainJsonProtocol extends AwsJson1_0Protocol {
	// `write` and `flush` follow each other in one step, so that concurrent requests can share it.
	protected override serializer = {
		input: {} as unknown,
		write(_schema: unknown, input: unknown) {
			this.input = input;
		},
		flush() {
			return JSON.stringify(this.input);
		},
		setSerdeContext() {},
	};

	protected override deserializer = {
		read: (_schema: unknown, body: string | Uint8Array) => JSON.parse(Buffer.from(body).toString()),
		setSerdeContext() {},
	};
}
