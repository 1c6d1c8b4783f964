import { type Call, context, eventOf, findRoute, handlerOf } from "../invoke.ts";
import type { Made } from "./requests.calls.ts";
import { answerFromCloud } from "./worker.ts";

export type Counted = { name: string; requests: number; scans: number; declared?: number };

const seen = { requests: 0, scans: 0 };

/**
 * Counts every attempt, retries included, except those of the Cognito emulator, which keeps its
 * sign-ins in the table.
 */
async function watch() {
	const { interceptTable } = await import("../../core/intercept.ts");
	interceptTable(
		(next, { commandName }) =>
			(args) => {
				if (!JSON.stringify(args.input).toLowerCase().includes("$signin_")) seen.requests++;
				if (commandName === "ScanCommand") seen.scans++;
				return next(args);
			},
		{ step: "finalizeRequest", priority: "low" },
	);
}

async function count(call: Call): Promise<Counted & Made> {
	const handle = await handlerOf(call);
	Object.assign(seen, { requests: 0, scans: 0 });
	const { statusCode = 0, body, cookies } = await handle(eventOf(call), context);
	if (statusCode >= 400) throw new Error(`${call.route} answered ${statusCode} ${body}`);
	const who = [call.as, !call.cookie && "signed out"].filter(Boolean).map((part) => `, ${part}`);
	const declared = call.otherWay ? undefined : (findRoute(call)?.route.requests ?? 0);
	return {
		name: `${call.route}${who.join("")}`,
		...seen,
		declared,
		body: body ? JSON.parse(body) : undefined,
		cookie: cookies?.[0]?.split(";")[0] ?? "",
	};
}

await answerFromCloud(async () => {
	await watch();
	const { calls } = await import("./requests.calls.ts");
	const all: Counted[] = [];
	await calls(async (call) => {
		if (!findRoute(call)) return { body: {}, cookie: "" };
		const { body, cookie, ...counted } = await count(call);
		all.push(counted);
		return { body, cookie };
	});
	return all;
});
