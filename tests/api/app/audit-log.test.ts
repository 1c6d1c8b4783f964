import { type AuditLineRecord, AuditLines, newLine } from "#functions/core/table/audit.entity.ts";
import type { AuditLine } from "#shared/base/history/audit.schema.ts";
import { xlsxType } from "#shared/core/http/content-types.ts";
import { call, eventually } from "../../core/api.ts";
import { createDojoForTest } from "../../core/dojos.ts";
import { createEventClassForTest, enterEventClass } from "../../core/event-classes.ts";
import { createEventForTest, eventForTest } from "../../core/events.ts";
import { createJudgeForTest } from "../../core/judges.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { downloadWorkbook } from "../../core/workbooks.ts";

const superAdmin = () => createPersonForTest({ role: "super-admin" });
const log = async (cookie: string, query = "") => call("GET", `/audit-log${query}`, { cookie });

let made = 0;
const lineForTest = ({
	lane,
	...line
}: Pick<AuditLineRecord, "lane" | "createdAt" | "entityType">) => ({
	...newLine({ ...line, id: `old-${++made}`, entityId: "1", action: "updated", userId: 0 }),
	lane,
});

const article = {
	titleEn: "Camp",
	titleAr: "معسكر",
	contentEn: "x".repeat(500),
	contentAr: "ثلاثة أيام",
};

describe("audit log", () => {
	test("the audit log is filtered by person, entity and day, latest first", async () => {
		const { id, cookie } = await superAdmin();
		const { body: made } = await call("POST", "/news", { cookie, body: article });
		await call("PUT", `/news/${made.id}`, {
			cookie,
			body: { ...article, version: 1, category: "seminar" },
		});
		const { status, body: mine } = await log(cookie, `?userId=${id}`);
		expect(status).toBe(200);
		expect(
			mine.map(({ action, entityType, entityId }: never) => [action, entityType, entityId]),
		).toEqual([
			["updated", "news", String(made.id)],
			["created", "news", String(made.id)],
		]);
		expect(mine[0].actor).toMatchObject({ id });
		expect(mine[1].details.contentEn).toHaveLength(201);
		const { body: ofIt } = await log(cookie, `?entityType=news&entityId=${made.id}`);
		expect(ofIt).toEqual(mine);
		const { body: before } = await log(cookie, `?userId=${id}&to=2020-01-01`);
		expect(before).toEqual([]);
		const { body: all } = await log(cookie);
		expect(all.length).toBeGreaterThan(1);
		const times = all.map(({ createdAt }: { createdAt: string }) => createdAt);
		expect(times).toEqual(times.toSorted().reverse());
	});

	test("the pages of the audit log list every line exactly once", async () => {
		const { id, cookie } = await superAdmin();
		for (let made = 0; made < 5; made++) await call("POST", "/news", { cookie, body: article });
		const whole = (await log(cookie, `?userId=${id}`)).body;
		const seen = [];
		let cursor: string | null = "";
		do {
			const page = await log(cookie, `?userId=${id}&limit=2${cursor && `&cursor=${cursor}`}`);
			seen.push(...page.body);
			cursor = page.headers.get("x-next-cursor");
		} while (cursor);
		expect(seen).toEqual(whole);
		expect(whole).toHaveLength(5);
	});

	test("the audit log finds sparse matches behind many lines that do not match", async () => {
		const { cookie } = await superAdmin();
		// A month without other lines. One lane's lines exceed what one page may scan.
		const lines = Array.from({ length: 1_200 }, (_, at) => {
			const createdAt = new Date(Date.UTC(2019, 2, 10) - at * 60_000).toISOString();
			const isRequested = at === 600 || at >= 1_190;
			return lineForTest({
				lane: at % 3 === 0 && isRequested ? 1 : 0,
				createdAt,
				entityType: isRequested ? "official" : "news",
			});
		});
		await AuditLines.put(lines).go({ concurrent: 8 });
		const seen = [];
		let cursor: string | null = "";
		do {
			const page = await log(
				cookie,
				`?entityType=official&from=2019-03-01&to=2019-03-31${cursor && `&cursor=${cursor}`}`,
			);
			seen.push(...page.body.map(({ createdAt }: { createdAt: string }) => createdAt));
			cursor = page.headers.get("x-next-cursor");
		} while (cursor);
		expect(seen).toEqual(
			lines.filter(({ entityType }) => entityType === "official").map(({ createdAt }) => createdAt),
		);
	});

	test("the audit log shows admins only entities that they manage, without IP addresses", async () => {
		const [above, admin] = await Promise.all([
			superAdmin(),
			createPersonForTest({ role: "admin" }),
		]);
		await call("POST", "/news", { cookie: above.cookie, body: article });
		const section = { titleEn: "Halls", titleAr: "صالات", sortOrder: 1 };
		await call("POST", "/about", { cookie: above.cookie, body: section });
		const asSuper = (await log(above.cookie, `?userId=${above.id}`)).body;
		expect(asSuper.map(({ entityType }: never) => entityType)).toEqual(["aboutSection", "news"]);
		expect(asSuper[0].ipAddress).toEqual(expect.any(String));
		const asAdmin = (await log(admin.cookie, `?userId=${above.id}`)).body;
		expect(asAdmin).toEqual([{ ...asSuper[1], ipAddress: null }]);
		expect((await log(admin.cookie, "?entityType=aboutSection")).body).toEqual([]);
	});

	test("a decision is one line that names the person, the event and its class", async () => {
		const staff = await createPersonForTest({ role: "admin", firstName: "Noura" });
		const event = await createEventForTest({ titleEn: "Jahra Cup", titleAr: "كأس الجهراء" });
		const made = await createEventClassForTest(event.id, { className: "Juniors" });
		const person = await createPersonForTest({ firstName: "Mariam" });
		await enterEventClass(made, person);
		const entry = `${event.id}-${person.id}-${made.id}`;
		const reason = "The certificate has expired";
		await call("POST", `/registrations/${entry}/reject`, {
			cookie: staff.cookie,
			body: { reason },
		});
		const about = await eventually(async () => {
			const { body } = await log(staff.cookie, `?personId=${person.id}`);
			return body.some(({ action }: { action: string }) => action === "rejected") && body;
		}, "the decision in the log");
		expect(about).toMatchObject([
			{
				action: "rejected",
				entityId: entry,
				actor: { firstName: "Noura" },
				subject: { id: person.id, firstName: "Mariam" },
				things: [
					{ en: "Jahra Cup", ar: "كأس الجهراء" },
					{ en: "Juniors", ar: "Juniors" },
				],
				causedBy: null,
				details: { reason },
			},
			{ action: "pending", actor: { id: person.id } },
		]);
		expect((await log(staff.cookie, `?entityType=registration&entityId=${entry}`)).body).toEqual(
			about,
		);
		// The event place behind the class registration is not decided separately.
		expect(
			(await log(staff.cookie, `?entityType=registration&entityId=${event.id}-${person.id}`)).body,
		).toEqual([]);
	});

	test("places given by the waiting list name the person whose change freed them", async () => {
		const staff = await createPersonForTest({ role: "admin" });
		const event = await createEventForTest({ maxParticipants: 1 });
		const [inside, first, second] = await createPeopleForTest(3);
		for (const { cookie } of [inside, first, second])
			await call("POST", `/events/${event.id}/register`, { cookie });
		const raised = await call("PUT", `/events/${event.id}`, {
			cookie: staff.cookie,
			body: { ...eventForTest({ maxParticipants: 2 }), version: event.version },
		});
		expect(raised.status).toBe(200);
		const causeFor = ({ id }: { id: number }) =>
			eventually(async () => {
				const { body } = await log(staff.cookie, `?personId=${id}&entityType=registration`);
				const [line] = body;
				return line?.details?.from === "waitlisted" && line;
			}, "the place");
		expect(await causeFor(first)).toMatchObject({
			action: "pending",
			actor: null,
			causedBy: { id: staff.id },
		});
		await call("DELETE", `/registrations/${event.id}-${inside.id}`, { cookie: inside.cookie });
		expect(await causeFor(second)).toMatchObject({ actor: null, causedBy: { id: inside.id } });
	});

	test("ids in the details are shown with names, and a deleted record with the name in its line", async () => {
		const { id, cookie } = await superAdmin();
		const coach = await createPersonForTest({ role: "coach", firstName: "Khalid" });
		const member = await createPersonForTest();
		await call("PATCH", `/users/${member.id}`, { cookie, body: { coachId: coach.id } });
		const { body: deleted } = await call("POST", "/news", { cookie, body: article });
		await call("DELETE", `/news/${deleted.id}`, { cookie });
		const { body } = await log(cookie, `?userId=${id}`);
		expect(body).toMatchObject([
			{ action: "deleted", subject: null, things: [{ en: "Camp", ar: "معسكر" }] },
			{ action: "created", things: [{ en: "Camp", ar: "معسكر" }] },
			{ action: "updated", subject: { id: member.id }, things: [] },
		]);
	});

	test("each kind of record is named, by the ids that make up a line's id or by those in its details", async () => {
		const actor = await superAdmin();
		const [member, other] = await createPeopleForTest(2);
		const event = await createEventForTest({ titleEn: "Jahra Cup" });
		const eventClass = await createEventClassForTest(event.id, { className: "Juniors" });
		const { id: trainingClass } = await createTrainingClassForTest({ title: "Kata" });
		const { judge, person } = await createJudgeForTest();
		const { id: dojo } = await createDojoForTest();
		const { body: news } = await call("POST", "/news", { cookie: await admin(), body: article });
		const nameOf = ({ id }: { id: number }) => `Test Person ${id}`;
		const { nameEn } = (await call("GET", `/dojos/${dojo}`)).body;
		const lines: [type: string, id: number | string, details: object, things: string[]][] = [
			["user", member.id, {}, []],
			["registration", `${event.id}-${member.id}`, {}, ["Jahra Cup"]],
			["event", event.id, {}, ["Jahra Cup"]],
			["eventClass", eventClass.id, { eventId: event.id }, ["Jahra Cup", "Juniors"]],
			["trainingClass", trainingClass, {}, ["Kata"]],
			["enrollment", `${trainingClass}-${member.id}`, {}, ["Kata"]],
			["attendance", `${trainingClass}-2026-11-01`, {}, ["Kata"]],
			["membershipPayment", `${member.id}-1`, {}, []],
			["pair", `${member.id}-${other.id}`, {}, [nameOf(other)]],
			["promotion", "1", { userId: member.id }, []],
			["document", "x", { studentId: member.id }, []],
			["recordClaim", "x", { childId: member.id }, []],
			["judge", judge.id, {}, [nameOf(person)]],
			["judgeAssignment", "1", { judgeId: judge.id }, [nameOf(person)]],
			["dojo", dojo, {}, [nameEn]],
			["news", news.id, {}, ["Camp"]],
			["official", "1", {}, []],
		];
		const put = lines.map(([entityType, entityId, details], at) =>
			newLine({
				id: `named-${actor.id}-${at}`,
				entityType,
				entityId: String(entityId),
				action: "updated",
				userId: actor.id,
				details,
				createdAt: new Date(Date.now() - at * 1_000).toISOString(),
			}),
		);
		await AuditLines.put(put).go({ concurrent: 8 });
		const { body } = await log(actor.cookie, `?userId=${actor.id}`);
		const named = body.map((line: AuditLine) => [
			line.entityType,
			line.subject?.id ?? null,
			line.things.map(({ en }) => en),
		]);
		const withoutPerson = /^(event|trainingClass|attendance|judge|dojo|news|official)/;
		expect(named).toEqual(
			lines.map(([type, , , things]) => [
				type,
				withoutPerson.test(type) ? null : member.id,
				things,
			]),
		);
		const assigned = body.find((line: AuditLine) => line.entityType === "judgeAssignment");
		expect(assigned.names).toMatchObject({ judgeId: { en: nameOf(person) } });
	});

	test("the audit log is exported as CSV and as an Excel workbook", async () => {
		const { id, cookie } = await superAdmin();
		await call("POST", "/news", { cookie, body: article });
		const file = await call("GET", `/audit-log/export.csv?userId=${id}`, { cookie });
		const [head, line] = String(file.body).split("\r\n");
		expect(head).toContain("createdAt,actor,actorId,action");
		expect(line).toContain(`,${id},created,news,`);
		const workbook = await downloadWorkbook(`/audit-log/export.xlsx?userId=${id}`, cookie);
		expect([workbook.type, workbook.name]).toEqual([
			xlsxType,
			expect.stringContaining("audit-log.xlsx"),
		]);
		expect(workbook.sheet).toContain(`<v>${id}</v>`);
		expect(workbook.all).toContain("created");
	});
});
