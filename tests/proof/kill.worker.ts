/** Works in the table of a server that runs elsewhere; see kill.test.ts. */
const { makeCrowd, makeEvent, makeStaff } = await import("./crowd.ts");
const { breaksIn } = await import("../core/places.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);

type Asked =
	| { kind: "prepare"; people: number; places: number; classes: number[] }
	| { kind: "check"; eventId: number; ids: number[]; settled: boolean };

async function prepare({ people, places, classes }: Extract<Asked, { kind: "prepare" }>) {
	const crowd = await makeCrowd(people);
	await makeStaff();
	return { crowd, ...(await makeEvent(places, classes)) };
}

async function check({ eventId, ids, settled }: Extract<Asked, { kind: "check" }>) {
	const alive: number[] = [];
	for (const userId of ids) {
		const { data } = await Registrations.query
			.forPerson({ userId, eventId })
			.go({ consistent: true, pages: "all" });
		if (data.some(({ status }) => status === "pending" || status === "waitlisted"))
			alive.push(userId);
	}
	return { breaks: await breaksIn(eventId, ids, settled), alive };
}

process.once("message", async (asked: Asked) => {
	process.send?.(asked.kind === "prepare" ? await prepare(asked) : await check(asked));
	process.disconnect();
});
process.send?.("ready");
