import { spawn } from "node:child_process";
import { once } from "node:events";
import { startEmptySite } from "../../../core/site.ts";

let site: Awaited<ReturnType<typeof startEmptySite>>;
const table = async () => {
	const { wholeTable } = await import("../../../core/table.ts");
	return (await wholeTable()).filter(({ pk }) => !/^counter#|signingkey/.test(pk.S ?? ""));
};

// The site has its own table, so no other test changes it meanwhile.
beforeAll(async () => {
	const endpoint = process.env.DYNAMODB_ENDPOINT ?? "";
	site = await startEmptySite({ endpoint, table: `rehearsal-${process.pid}` });
	Object.assign(process.env, site.env);
});

afterAll(() => site.stop());

function start(args: string[], env: Record<string, string> = {}) {
	const child = spawn(process.execPath, ["operate/rehearse.ts", ...args], {
		env: { ...process.env, LOCAL_DIR: site.data, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const output = { out: "", err: "" };
	child.stdout.setEncoding("utf8").on("data", (text) => {
		output.out += text;
	});
	child.stderr.setEncoding("utf8").on("data", (text) => {
		output.err += text;
	});
	return { child, output, ended: once(child, "close").then(([code]) => code as number) };
}

const reported = [
	/people, 20 places/,
	/After the opening +placed 20 of 20, waiting 180; over 0, under 0, duplicates 0, orphans 0/,
	/After the cancellations +placed 20 of 20, waiting 179; over 0, under 0, duplicates 0, orphans 0/,
	/Cancellations +200: 1; promoted 1 of 1/,
	/placed +20 +\d.* +\d.* +\d/,
	/waiting +180 /,
	/5xx other than busy +0/,
	/Removed +[\d,]+ items, 0 left/,
	/Exact\./,
];

const opened = ({ child, output }: ReturnType<typeof start>) =>
	new Promise<void>((done) =>
		child.stderr.on("data", () => output.err.includes(" … opens") && done()),
	);

describe("load rehearsals", () => {
	test("a load rehearsal with classes reports exact counts and leaves nothing behind", async () => {
		const before = await table();
		const { output, ended } = start(["--users", "200", "--places", "20", "--classes", "4"]);
		expect({ code: await ended, ...output }).toMatchObject({ code: 0 });
		for (const line of reported) expect(output.out).toMatch(line);
		expect(await table()).toEqual(before);
	});

	// Without classes: whoever is let in takes a place, so the room lets in the others.
	test("a load rehearsal with a waiting room and sign-ins leaves nothing behind", async () => {
		const before = await table();
		const crowd = ["--users", "120", "--places", "20"];
		const { output, ended } = start([...crowd, "--room", "2", "--sign-in"]);
		expect({ code: await ended, ...output }).toMatchObject({ code: 0 });
		expect(output.out).toMatch(/After the opening +placed 20 of 20, waiting 100; over 0/);
		expect(output.out).toMatch(
			/Waiting room +\d+ numbers, \d+ came later; .*; 0 twice, 0 out of turn/,
		);
		expect(output.out).toMatch(/120 signed in within/);
		expect(await table()).toEqual(before);
	});

	test("an interrupted load rehearsal cleans up, and --cleanup removes a killed one", async () => {
		const before = await table();
		const interrupted = start(["--users", "50", "--places", "10", "--within", "5"]);
		await opened(interrupted);
		interrupted.child.kill("SIGINT");
		expect(await interrupted.ended).toBe(1);
		expect(interrupted.output.err).toContain("left nothing behind");
		expect(await table()).toEqual(before);

		const killed = start(["--users", "50", "--places", "10", "--within", "5"]);
		await opened(killed);
		killed.child.kill("SIGKILL");
		await killed.ended;
		expect((await table()).length).toBeGreaterThan(before.length + 50);
		const cleanup = start(["--cleanup"]);
		expect(await cleanup.ended).toBe(0);
		expect(cleanup.output.out).toMatch(/Removed \d+ items of rehearsals, 0 left/);
		expect(await table()).toEqual(before);
	});

	test("a load rehearsal fails and reports the error if the system gives too many places", async () => {
		const { Events } = await import("#functions/competition/events/event.entity.ts");
		const { Allotments } = await import("#functions/base/places/allotment.entity.ts");
		const rehearsal = start(["--users", "60", "--places", "20"]);
		await opened(rehearsal);
		const shadows = (await Events.query.byDate({}).go()).data.filter(
			({ shadow, id }) => shadow && id % 100_000 === 0,
		);
		const [{ id: eventId }] = shadows;
		await Allotments.patch({ eventId, classId: 0, group: 0, shard: 0 }).set({ cap: 6 }).go();
		expect(await rehearsal.ended).toBe(1);
		expect(rehearsal.output.out).toMatch(
			/NOT RIGHT:\n {2}after the opening: placed 25 of 20, waiting 35; over 5, under 0/,
		);
	});

	test("a load rehearsal says that no site is running", async () => {
		const { output, ended } = start([], { LOCAL_DIR: `${site.data}/mailbox` });
		expect(await ended).toBe(1);
		expect(output.err).toMatch(
			/^Nothing runs in .*\. Start it with npm start, or name a stage: --stage dev\n$/,
		);
	});
});
