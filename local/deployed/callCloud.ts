import { endpoint } from "./settings.ts";

/**
 * The service in the signature's credential selects the service; the local cloud does not verify
 * signatures.
 */
const authorization = (service: string) =>
	`AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=none`;

/**
 * Calls a service of the local cloud without an SDK client: a POST with a body, else a GET.
 * @param target the operation, where the service names it in a header
 */
export async function callCloud<Answer>(
	service: "appsync" | "apigateway" | "ssm",
	path: string,
	body?: object,
	target?: string,
): Promise<Answer> {
	const headers = {
		authorization: authorization(service),
		"content-type": target ? "application/x-amz-json-1.1" : "application/json",
		...(target && { "x-amz-target": target }),
	};
	const answer = await fetch(endpoint + path, {
		method: body ? "POST" : "GET",
		headers,
		body: body && JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${await answer.text()}`);
	return answer.json() as Promise<Answer>;
}
