import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Outputs } from "./deploy.ts";
import { awsEnvironment, baseUrl, endpoint, stateFile } from "./settings.ts";

/** Settings of the deployed stacks for processes outside of them: demo data, edge, tests. */
export type State = Record<string, string>;

/** Ids of the HTTP APIs, in the order of `gateways`. */
export const apiIdsOf = ({ ApiHosts }: Pick<Outputs, "ApiHosts">): string[] =>
	ApiHosts.split(",").map((host) => host.split(".")[0]);

export function stateOf(outputs: Outputs, edgeKey: string): State {
	const aws = Object.entries(awsEnvironment()).filter(([name]) => name.startsWith("AWS_"));
	return {
		...(Object.fromEntries(aws) as State),
		BASE_URL: baseUrl,
		SITE_URL: baseUrl,
		SIGN_IN_URL: endpoint,
		EDGE_KEY: edgeKey,
		TABLE_NAME: outputs.KepttableName,
		IMAGES_BUCKET: outputs.KeptimagesBucket,
		PAGES_BUCKET: outputs.SiteBucket,
		USER_POOL_ID: outputs.KeptuserPoolId,
		USER_POOL_CLIENT_ID: outputs.SignInClient,
		LETTER_QUEUE_URL: outputs.LetterQueue,
		NOTICE_QUEUE_URL: outputs.NoticeQueue,
		BROADCAST_QUEUE_URL: outputs.BroadcastQueue,
		MAIL_DEAD_LETTERS_URL: outputs.MailDeadLetters,
		STREAM_FUNCTION: outputs.StreamFunction,
		PAGES_FUNCTION: outputs.PagesFunction,
		API_IDS: apiIdsOf(outputs).join(),
	};
}

export const keepState = (state: State) =>
	writeFileSync(stateFile, JSON.stringify(state, null, "\t"));

export const readState = (): State =>
	existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, "utf8")) : {};
