import { mkdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { within } from "../pace.ts";
import { launchProcess, logFile } from "./processes.ts";
import { emulatorCommand } from "./python.ts";
import { awsEnvironment, endpoint, isHere, scratch } from "./settings.ts";

export type SentMail = { to: string; subject: string; text: string; html: string; at: string };

/** What a local cloud does beyond AWS, and how it names things. */
type Kind = {
	reset: string;
	/** The host by which it knows an API of API Gateway. */
	apiHost: (id: string) => string;
	mails: string;
	/** Mails from the answer of `mails`, oldest first. */
	// biome-ignore lint/suspicious/noExplicitAny: what an emulator answers is described nowhere.
	read: (answer: any) => SentMail[];
};

const seconds = (at: number | string) =>
	new Date(typeof at === "number" ? at * 1000 : at).toISOString();

const kinds: Record<"ministack" | "localstack", Kind> = {
	ministack: {
		reset: "/_ministack/reset",
		apiHost: (id) => `${id}.execute-api.localhost`,
		mails: "/_ministack/ses/messages",
		read: ({ messages }) =>
			Object.values<Record<string, never>[]>(messages)
				.flat()
				.map(({ To, Subject, BodyText, BodyHtml, Timestamp }) => ({
					to: To[0],
					subject: Subject,
					text: BodyText,
					html: BodyHtml,
					at: seconds(Timestamp),
				})),
	},
	localstack: {
		reset: "/_localstack/state/reset",
		apiHost: (id) => `${id}.execute-api.localhost.localstack.cloud`,
		mails: "/_aws/ses",
		read: ({ messages }) =>
			messages.map(
				({ Destination, Subject, Body, Timestamp }: Record<string, Record<string, never>>) => ({
					to: Destination.ToAddresses[0],
					subject: Subject,
					text: Body.text_part,
					html: Body.html_part,
					at: seconds(Timestamp as unknown as string),
				}),
			),
	},
};

const answers = (path: string) =>
	fetch(endpoint + path).then(
		({ ok }) => ok,
		() => false,
	);

/** Which local cloud answers at the endpoint. AWS itself knows none of these addresses. */
export async function findEmulator(): Promise<Kind | null> {
	if (await answers("/_ministack/health")) return kinds.ministack;
	return (await answers("/_localstack/health")) ? kinds.localstack : null;
}

function launchOwn(): void {
	const { hostname, port } = new URL(endpoint);
	mkdirSync(scratch, { recursive: true });
	launchProcess("emulator", emulatorCommand(), [], {
		...awsEnvironment(),
		BIND_HOST: hostname,
		GATEWAY_PORT: port,
		TMPDIR: scratch,
		STATE_DIR: scratch,
		IOT_MTLS_ENABLED: "0",
		LAMBDA_ACCOUNT_CONCURRENCY: "8",
	});
}

/** Starts a local cloud of our own unless one answers, and makes it forget everything. */
export async function startEmulator(): Promise<{ started: boolean }> {
	const running = await findEmulator();
	if (!running && !isHere) throw new Error(`No local cloud answers at ${endpoint}`);
	if (!running) launchOwn();
	for (const began = Date.now(); Date.now() - began < within(60_000); await pause(100)) {
		const kind = await findEmulator();
		if (!kind) continue;
		const { ok, status } = await fetch(endpoint + kind.reset, { method: "POST" });
		if (!ok) throw new Error(`${endpoint} cannot be reset: ${status}`);
		return { started: !running };
	}
	throw new Error(`No local cloud answers at ${endpoint}; see ${logFile("emulator")}`);
}
