import { ulid } from "ulid";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { personalData } = await import("../../domains.ts");
const { repointItem } = await import("../../core/table/items.ts");
const { Notifications } = await import("../../people/notifications/notification.entity.ts");
const { Promotions } = await import("../../training/belts/promotion.entity.ts");
const { StudentRelations } = await import("../../people/coaches/student.entity.ts");
const { TrainingClasses } = await import(
	"../../training/training-classes/training-class.entity.ts"
);
const { Attendance } = await import("../../training/attendance/attendance.entity.ts");
const { Athletes } = await import("../../people/national-team/athlete.entity.ts");

const owner = {
	id: 7,
	email: "seven@test.example",
	judgeId: 9,
	since: Date.parse("2026-06-01T00:00:00Z"),
};
/**
 * Each policy with a name made of its entity and the attributes that find its items, such as
 * `guardianship by childId`.
 */
const policies = personalData.flatMap(({ entity, items }) =>
	items.map((belonging) => ({
		...belonging,
		name: `${entity} by ${Object.keys(belonging.of(owner) ?? {}).join("+")}`,
	})),
);
const itemsOwned = (name: string) =>
	personalData.find(({ entity }) => entity === name)?.items ?? [];
const namesWhere = (fits: (policy: (typeof policies)[number]) => boolean) =>
	policies.filter(fits).map(({ name }) => name);

test("gives deletions and merges one order of steps, from sessions to the audit log", () => {
	const orders = personalData.map(({ order }) => order);
	expect(new Set(orders).size).toBe(orders.length);
	expect(personalData[0].entity).toBe("session");
	expect(personalData[personalData.length - 1].entity).toBe("auditLine");
});

test("on deletion removes personal items, frees places and hands over students and classes", () => {
	const byOutcome = (outcome: unknown) => namesWhere(({ removed }) => removed === outcome);
	expect(byOutcome("cancelled")).toEqual(["registration by userId"]);
	expect(byOutcome("left")).toEqual(["enrollment by userId"]);
	expect(byOutcome("handedOver")).toEqual([
		"studentRelation by coachId",
		"trainingClass by coachId",
	]);
	expect(byOutcome("withdrawn")).toEqual(["promotion by userId"]);
	expect(byOutcome("stay")).toEqual(["markSheet by examinerId"]);
	expect(byOutcome("remove").sort()).toEqual(
		[
			"session",
			"duty",
			"recoveryCode",
			"knownDevice",
			"connection",
			"calendarAddress",
			"resetToken",
			"emailLink",
			"emailUndo",
			"entryLink",
			"repeat",
			"outbox",
			"ticket",
			"drawEntrant",
			"checkIn",
			"candidate",
			"certificate",
			"markSheet",
			"attendance",
			"notification",
			"promotion",
			"progression",
			"recordClaim",
			"judgeClaim",
			"athlete",
			"dataExport",
			"erasure",
			"emailClaim",
		]
			.map((entity) => `${entity} by userId`)
			.concat(
				"outbox by to",
				"notification by personId",
				"debtor by shard",
				"studentRelation by studentId",
				"linkRequest by studentId",
				"linkRequest by coachId",
				"recordClaim by recordId",
				"claimTries by recordId",
				"guardianship by childId",
				"guardianship by guardianId",
				"guardianInvitation by childId",
				"guardianInvitation by email",
				"judgeAssignment by judgeId",
				"judge by id",
				"contactMessage by email",
				"picture by ownerId",
				"document by studentId",
				"merge by keepId",
				"mergeMove by keepId",
				"personAlias by keepId",
			)
			.sort(),
	);
});

test("on deletion keeps payments, consents and audit lines without identifying data", () => {
	const stripped = policies.flatMap(({ name, removed }) =>
		typeof removed === "object" ? [[name, removed.strip]] : [],
	);
	expect(Object.fromEntries(stripped)).toEqual({
		"consent by subjectId": ["requestId"],
		"membershipPayment by userId": ["payer", "notes", "voidReason"],
		"chargeLine by userId": ["reason"],
		"onlinePayment by userId": ["resolution", "url"],
		"auditLine by entityType+entityId": ["details"],
		"auditLine by userId": ["ipAddress", "userAgent"],
	});
});

test("on a merge moves records to the kept person and removes the other's sign-in", () => {
	const byOutcome = (outcome: unknown) => namesWhere(({ merged }) => merged === outcome);
	expect(byOutcome("entries")).toEqual(["registration by userId"]);
	expect(byOutcome("enrollments")).toEqual(["enrollment by userId"]);
	expect(byOutcome("withdrawn")).toEqual(["promotion by userId"]);
	expect(byOutcome("drop")).toEqual([
		"connection by userId",
		"dataExport by userId",
		"erasure by userId",
	]);
	expect(byOutcome("forget").sort()).toEqual(
		[
			"session",
			"recoveryCode",
			"knownDevice",
			"calendarAddress",
			"resetToken",
			"emailLink",
			"emailUndo",
			"entryLink",
			"repeat",
			"outbox",
			"ticket",
		]
			.map((entity) => `${entity} by userId`)
			.concat("claimTries by recordId", "debtor by shard")
			.sort(),
	);
	const repointed = policies.flatMap(({ name, merged }) =>
		typeof merged === "object" ? [[name, merged.repoint]] : [],
	);
	expect(Object.fromEntries(repointed)).toEqual({
		"attendance by userId": "userId",
		"checkIn by userId": "userId",
		"drawEntrant by userId": "userId",
		"duty by userId": "userId",
		"candidate by userId": "userId",
		"markSheet by userId": "userId",
		"markSheet by examinerId": "examinerId",
		"certificate by userId": "userId",
		"notification by userId": "userId",
		"promotion by userId": "userId",
		"progression by userId": "userId",
		"studentRelation by studentId": "studentId",
		"studentRelation by coachId": "coachId",
		"linkRequest by studentId": "studentId",
		"linkRequest by coachId": "coachId",
		"recordClaim by userId": "userId",
		"guardianship by childId": "childId",
		"guardianship by guardianId": "guardianId",
		"guardianInvitation by childId": "childId",
		"trainingClass by coachId": "coachId",
		"judge by id": "userId",
		"judgeClaim by userId": "userId",
		"athlete by userId": "userId",
		"onlinePayment by userId": "userId",
		"picture by ownerId": "ownerId",
		"document by studentId": "studentId",
	});
});

test("finds items by user id, email or judge id, and none if the person lacks that key", () => {
	const numbers = { judgeAssignment: 9, judge: 9 } as Record<string, number>;
	for (const { entity, items } of personalData) {
		const ours = [numbers[entity] ?? owner.id, owner.email, "user"];
		// Debtors share partitions; `only` picks the person's item.
		for (const { of } of entity === "debtor" ? [] : items)
			for (const value of Object.values(of(owner) ?? {}))
				expect([entity, ours]).toEqual([entity, expect.arrayContaining([value])]);
	}
	const { judgeId: _, ...unknown } = { ...owner, email: "" };
	const without = policies.filter(({ of }) => of(unknown) === null).map(({ name }) => name);
	expect(without.sort()).toEqual([
		"contactMessage by email",
		"guardianInvitation by email",
		"judge by id",
		"judgeAssignment by judgeId",
		"outbox by to",
	]);
});

test("removes only the person's own item from a partition of debtors", () => {
	const [{ only }] = itemsOwned("debtor");
	expect(only?.({ userId: owner.id }, owner)).toBe(true);
	expect(only?.({ userId: owner.id + 1 }, owner)).toBe(false);
});

test("removes a person's portraits, and their other pictures only if no page uses them", () => {
	const [{ only }] = itemsOwned("picture");
	const usedBy = new Set(["news 1"]);
	expect(only?.({ purpose: "portrait", usedBy }, owner)).toBe(true);
	expect(only?.({ purpose: "news" }, owner)).toBe(true);
	expect(only?.({ purpose: "news", usedBy }, owner)).toBe(false);
});

test("keeps the emails and audit lines that the deletion itself creates", () => {
	const earlier = new Date(owner.since - 1).toISOString();
	const later = new Date(owner.since).toISOString();
	for (const { only } of itemsOwned("auditLine"))
		expect([only?.({ createdAt: earlier }, owner), only?.({ createdAt: later }, owner)]).toEqual([
			true,
			false,
		]);
	for (const { only } of itemsOwned("outbox"))
		expect([
			only?.({ id: ulid(owner.since - 1) }, owner),
			only?.({ id: ulid(owner.since) }, owner),
		]).toEqual([true, false]);
});

const at = "2026-01-02T03:04:05.000Z";
const record = { createdAt: at, updatedAt: at, version: 1 };
const itemsOf = {
	notification: (userId: number) =>
		Notifications.put({
			userId,
			id: "01J",
			kind: "application",
			actionUrl: "/",
			read: false,
			createdAt: at,
			expiresAt: 1,
			params: { status: "coachApproved" },
		}),
	promotion: (userId: number) =>
		Promotions.put({
			userId,
			id: 7,
			slot: "7",
			status: "approved",
			fromBelt: "white",
			toBelt: "orange-10",
			promotionDate: "2026-01-01",
			promotedBy: 9,
			createdAt: at,
		}),
	"studentRelation, of a student": (studentId: number) =>
		StudentRelations.put({ coachId: 77, studentId, assignedAt: at }),
	"studentRelation, of a coach": (coachId: number) =>
		StudentRelations.put({ coachId, studentId: 77, assignedAt: at }),
	trainingClass: (coachId: number) =>
		TrainingClasses.put({
			id: 7,
			coachId,
			title: "Basics",
			classType: "beginners",
			audienceType: "mixed",
			dayOfWeek: "monday",
			startTime: "17:00",
			endTime: "18:00",
			maxCapacity: 9,
			isActive: true,
			...record,
		}),
	attendance: (userId: number) =>
		Attendance.put({ classId: 7, date: "2026-11-22", userId, present: true, by: 9, markedAt: at }),
	athlete: (userId: number) =>
		Athletes.put({
			id: 7,
			userId,
			nameEn: "Seven",
			currentBelt: "white",
			achievements: [],
			achievementsAr: [],
			championshipsWon: [],
			isActive: true,
			...record,
		}),
};
const attributeOf = (name: string) =>
	name.endsWith("student") ? "studentId" : /coach|trainingClass/.test(name) ? "coachId" : "userId";

test.each(Object.entries(itemsOf))(
	"items moved to another person get the keys that the entity would create: %s",
	(name, put) => {
		const itemOf = (id: number) => (put(id).params() as { Item: Record<string, unknown> }).Item;
		expect(repointItem(itemOf(7), attributeOf(name), 707)).toEqual(itemOf(707));
	},
);
