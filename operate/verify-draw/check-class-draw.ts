import { findDraws, findEntrants, seedOf } from "#functions/competition/draws/draws.service.ts";
import { drawClass } from "#shared/competition/draws/draw.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { commitmentOf } from "#shared/core/seeded.ts";

/** Repeats the draw of an event class and verifies it. */
export async function checkClassDraw(
	event: number,
	classId: number,
): Promise<{ lines: string[]; faults: string[] }> {
	const at = { id: event as EventId, classId: classId as EventClassId };
	const commitment = await commitmentOf(await seedOf(at));
	const lines = [`Committed to before   ${commitment}`];
	const draw = (await findDraws(at.id)).find((one) => one.classId === classId);
	if (!draw) return { lines: [...lines, "Not drawn yet"], faults: [] };
	const entrants = await findEntrants(draw);
	const { order } = await drawClass({
		...draw,
		entrants: entrants.map(({ number, dojoId }) => ({ userId: number, dojoId: dojoId ?? null })),
	});
	lines.push(`Seed                  ${draw.seed}`, `Draw                  ${draw.drawNo}`);
	lines.push(`Entrants              ${entrants.length}`);
	const faults = [
		...((await commitmentOf(draw.seed)) === commitment
			? []
			: ["The seed is not what was committed to"]),
		...(order.join() === draw.order.join()
			? []
			: ["The seed and the entrants lead to another order"]),
	];
	return { lines, faults };
}
