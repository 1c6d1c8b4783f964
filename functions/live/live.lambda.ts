import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { log, nameOfError } from "../core/log.ts";
import { tell } from "./tell.ts";

/** Tells those who watch what has moved. What fails is not told again: the next message says all there is to say. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
	const told = Records.map(({ body }) =>
		tell(JSON.parse(body), Date.now()).catch((error) => log.error("nothing was told", nameOfError(error))),
	);
	await Promise.all(told);
	return { batchItemFailures: [] };
}
