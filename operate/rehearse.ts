import { parseArgs } from "node:util";
import { parseWhole, runCommand } from "./command.ts";
import { mostUsers, tracesOf } from "./rehearsal/ids.ts";
import { findSystem, whereOptions, workOn } from "./system.ts";

const { values } = parseArgs({
	options: {
		users: { type: "string", default: "1000" },
		places: { type: "string", default: "50" },
		classes: { type: "string", default: "0" },
		/** Seconds in which everyone presses. */
		within: { type: "string", default: "1" },
		connections: { type: "string", default: "512" },
		/**
		 * Seconds for which people gather in a waiting room before registration opens; without this
		 * option there is no waiting room.
		 */
		room: { type: "string" },
		/** People sign in while they wait. */
		"sign-in": { type: "boolean", default: false },
		cleanup: { type: "boolean", default: false },
		...whereOptions,
	},
});

const stopped = new AbortController();
// A second Ctrl-C ends the process as usual; then `--cleanup` is needed.
process.once("SIGINT", () => stopped.abort(new Error("Stopped")));
process.once("SIGTERM", () => stopped.abort(new Error("Stopped")));

await runCommand(async () => {
	const system = await findSystem(values);
	workOn(system);
	if (values.cleanup) {
		const { removeAll } = await import("./rehearsal/clean.ts");
		const { removed, left } = await removeAll(tracesOf(), false);
		console.log(`Removed ${removed} items of rehearsals, ${left} left`);
		return left === 0 ? 0 : 1;
	}
	const plan = {
		users: parseWhole("users", values.users, 1, mostUsers),
		places: parseWhole("places", values.places, 1),
		classes: parseWhole("classes", values.classes, 0, 100),
		within: parseWhole("within", values.within, 0),
		connections: parseWhole("connections", values.connections, 1),
		room: values.room === undefined ? 0 : parseWhole("room", values.room, 1, 3_000),
		signIn: values["sign-in"],
	};
	const [{ rehearseOpening }, { faultsIn, writeReport }] = await Promise.all([
		import("./rehearsal/rehearse.ts"),
		import("./rehearsal/report/report.ts"),
	]);
	const say = (step: string) =>
		console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s … ${step}`);
	const found = await rehearseOpening(plan, system, say, stopped.signal);
	console.log(writeReport(found, system.url));
	return faultsIn(found).length === 0 ? 0 : 1;
});
