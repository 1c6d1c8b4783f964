import type { DayFound } from "#functions/app/audit/verify.ts";
import { openWorld } from "./world.ts";

const dayMs = 24 * 60 * 60 * 1000;
const day = "2026-03-04";

test("seals of the audit log reveal altered, added and removed lines, and survive removal of personal data", async () => {
	const world = await openWorld();
	const [{ sealDays }, { verifyDays }, { AuditLines, newLine }] = await Promise.all([
		import("#functions/app/audit/seals.ts"),
		import("#functions/app/audit/verify.ts"),
		import("#functions/core/table/audit.entity.ts"),
	]);
	const lineOf = (id: string, at = day) =>
		newLine({
			id,
			entityType: "settings",
			entityId: "federation",
			action: "updated",
			userId: 0,
			details: { phone: "+96522000000", nested: { b: 1, a: [2, "x"] } },
			createdAt: `${at}T10:00:00.000Z`,
		});
	const found = async () => {
		const days: DayFound[] = [];
		for await (const one of verifyDays()) days.push(one);
		return days.find((one) => one.day === day);
	};
	const lines = ["one", "two", "three"].map((id) => lineOf(id));
	await Promise.all(
		[...lines, lineOf("later", "2026-03-06")].map((line) => AuditLines.create(line).go()),
	);
	const end = Date.parse(day) + dayMs;
	// The chain starts with the day before.
	expect(await sealDays(end)).toBe(1);
	expect(await sealDays(end)).toBe(0);
	expect(await sealDays(end + dayMs / 2)).toBe(1);
	expect(await Promise.all([1, 2, 3].map(() => sealDays(end + 3 * dayMs)))).toContain(2);
	expect(await found()).toMatchObject({ lines: 3, isWhole: true, altered: [], emptied: 0 });

	const [{ entityType, entityId, id }] = lines;
	const key = { entityType, entityId, id };
	await AuditLines.patch(key).remove(["details"]).go();
	expect(await found()).toMatchObject({ isWhole: true, altered: [], emptied: 1 });
	await AuditLines.patch(key)
		.set({ details: { phone: "+96599999999" } })
		.go();
	expect(await found()).toMatchObject({ isWhole: true, altered: [id] });
	await AuditLines.delete(key).go();
	expect(await found()).toMatchObject({ lines: 2, isWhole: false });
	await AuditLines.create(lines[0]).go();
	expect(await found()).toMatchObject({ isWhole: true, altered: [] });
	await AuditLines.create(lineOf("four")).go();
	expect(await found()).toMatchObject({ lines: 4, isWhole: false });
	await world.close();
});
