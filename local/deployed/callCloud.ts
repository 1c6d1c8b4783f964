import { endpoint } from "./settings.ts";

/**
 * The service in the signature's credential selects the service; the local cloud does not verify
 * signatures.
 */
const authorization = (service: string) =>
	`AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=none`;

/** Calls a service of the local cloud without an SDK client: a POST with a body, else a GET. */
export async function callCloud<Answer>(
	service: "appsync" | "apigateway",
	path: string,
	body?: object,
): Promise<Answer> {
	const headers = { authorization: authorization(service), "content-type": "application/json" };
	const answer = await fetch(endpoint + path, {
		method: body ? "POST" : "GET",
		headers,
		body: body && JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${await answer.text()}`);
	return answer.json() as Promise<Answer>;
}
