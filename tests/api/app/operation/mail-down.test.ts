import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { startEmptySite } from "../../../core/site.ts";
import { uniqueText } from "../../../core/unique.ts";

let site: Awaited<ReturnType<typeof startEmptySite>>;

// These modules read the environment once, so they are loaded after it is known.
const tools = async () => ({
	...(await import("../../../core/api.ts")),
	...(await import("../../../core/events.ts")),
	...(await import("../../../core/people.ts")),
	...(await import("../../../core/wire.ts")),
});

beforeAll(async () => {
	const endpoint = process.env.DYNAMODB_ENDPOINT ?? "";
	site = await startEmptySite({ endpoint, table: `mail-down-${process.pid}` });
	Object.assign(process.env, site.env);
});

afterAll(() => site.stop());

/** Renames the mailbox folder away while `work` runs, so that each email fails. */
async function whileMailIsDown(work: () => Promise<void>) {
	const mailbox = join(site.data, "mailbox");
	renameSync(mailbox, `${mailbox}-away`);
	try {
		await work();
	} finally {
		renameSync(`${mailbox}-away`, mailbox);
	}
}

const waiting = () => readdirSync(join(site.data, "queue"));
const triedAgain = () =>
	waiting().filter((name) => !name.includes("_0_") && name.endsWith(".json"));

test("notifications are emailed once after a mail outage, which delays neither the bell nor counts", async () => {
	const { call, createEventForTest, createPeopleForTest, eventually, mailsTo, mailTo, ownAddress } =
		await tools();
	const event = await createEventForTest();
	const people = await createPeopleForTest(12);
	const message = uniqueText("Is mail down?");
	await whileMailIsDown(async () => {
		await Promise.all(
			people.map(({ cookie }) => call("POST", `/events/${event.id}/register`, { cookie })),
		);
		const body = { name: "Reem", email: "reem@test.example", message };
		await call("POST", "/contact", { body, address: ownAddress() });
		await eventually(
			async () => (await call("GET", `/events/${event.id}`)).body.registeredCount === 10,
			"the count of those who have a place",
		);
		for (const { cookie } of people) {
			const isNotified = async () =>
				(await call("GET", "/notifications", { cookie })).body.length === 1;
			await eventually(isNotified, "the bell of each");
		}
		await eventually(
			async () => triedAgain().length === people.length + 1,
			"each mail to have failed",
		);
	});
	for (const { email } of people) await mailTo(email);
	expect((await mailTo("office@kyokushin.example")).text).toContain(message);
	await eventually(async () => waiting().length === 0, "the queue to be empty");
	for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
	expect(await mailsTo("office@kyokushin.example")).toHaveLength(1);
	expect(readdirSync(join(site.data, "dead-letters"))).toEqual([]);
});
