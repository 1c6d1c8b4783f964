/** @jest-environment jsdom */
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { useSaveDays } from "./useSaveDays.ts";

const form = {
	title: "Basics",
	titleAr: "أساسيات",
	classType: "kata",
	audienceType: "mixed",
	dayOfWeek: "sunday",
	startTime: "17:00",
	endTime: "18:00",
	maxCapacity: 20,
	alsoOn: [],
	allDays: false,
};

const day = (id: number, dayOfWeek: string, version: number) => ({
	id,
	title: "Basics",
	titleAr: "أساسيات",
	description: null,
	descriptionAr: null,
	classType: "kata",
	audienceType: "mixed",
	minAge: null,
	maxAge: null,
	dayOfWeek,
	startTime: "17:00",
	endTime: "18:00",
	dojoId: null,
	location: "Hall",
	locationAr: null,
	maxCapacity: 20,
	coachId: 2,
	otherHours: [],
	isActive: true,
	version,
});

type Saving = Parameters<typeof useSaveDays>;
type Save = ReturnType<typeof useSaveDays>;

function Saver({
	item,
	otherDays,
	onSave,
}: {
	item: Saving[0];
	otherDays: Saving[1];
	onSave: (save: Save) => void;
}) {
	onSave(useSaveDays(item, otherDays));
	return null;
}

/** The function that saves a class with its other days. */
function saverOf(item: object | null, otherDays: object[] = []) {
	const saves: Save[] = [];
	renderPart(
		<Saver
			item={item as Saving[0]}
			otherDays={otherDays as never}
			onSave={(save) => saves.push(save)}
		/>,
	);
	return (wish: object, key: string) => saves[0]({ ...form, ...wish } as never, key);
}

test("a new class is created on each of its days, and after a failure on the others alone", async () => {
	const save = saverOf(null);
	let isDown = true;
	const calls = answerCalls(({ body }) => {
		const { dayOfWeek } = body as { dayOfWeek: string };
		if (dayOfWeek === "tuesday" && isDown) return { status: 503, body: { code: "busy" } };
		return { status: 201, body: { ...day(1, dayOfWeek, 1), overlaps: [dayOfWeek] } };
	});
	const days = () => calls.splice(0).map(({ body }) => (body as typeof form).dayOfWeek);
	const wish = { alsoOn: ["tuesday", "sunday"] };
	await expect(save(wish, "a")).rejects.toThrow();
	expect(new Set(days())).toEqual(new Set(["sunday", "tuesday"]));
	isDown = false;
	expect(await save(wish, "b")).toMatchObject({ overlaps: ["sunday", "tuesday"] });
	expect(days()).toEqual(["tuesday"]);
});

test("a change goes to the other days only if that is wanted, each with its own version", async () => {
	const [sunday, tuesday] = [day(1, "sunday", 3), day(2, "tuesday", 4)];
	const save = saverOf(sunday, [tuesday]);
	const calls = answerCalls(({ method }) => ({
		body: method === "GET" ? { ...tuesday, version: 9 } : { ...sunday, overlaps: [] },
	}));
	const writes = () =>
		calls
			.splice(0)
			.filter(({ method }) => method !== "GET")
			.map(({ path, body }) => {
				const { version, dayOfWeek, maxCapacity } = body as ReturnType<typeof day>;
				return [path.split("/").at(-1), version, dayOfWeek, maxCapacity];
			});
	await save({ version: 3, maxCapacity: 30 }, "a");
	expect(writes()).toEqual([["1", 3, "sunday", 30]]);
	await save({ version: 3, maxCapacity: 30, allDays: true }, "b");
	expect(writes()).toEqual([
		["1", 3, "sunday", 30],
		["2", 9, "tuesday", 30],
	]);
});
