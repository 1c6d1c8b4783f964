import { isKept } from "#operate/backup/entities.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { belongings } = await import("./belongings.ts");
const { repointed } = await import("../core/table/items.ts");
const { Notifications } = await import("../notifications/notification.entity.ts");
const { Promotions } = await import("../belts/promotion.entity.ts");
const { StudentRelations } = await import("../coaches/student.entity.ts");
const { TrainingClasses } = await import("../training-classes/training-class.entity.ts");
const { Attendance } = await import("../attendance/attendance.entity.ts");
const { Athletes } = await import("../national-team/athlete.entity.ts");

test("every entity says what of a person lies in it", () => {
	expect(Object.keys(belongings).sort()).toEqual(Object.keys(isKept).sort());
});

const at = "2026-01-02T03:04:05.000Z";
const record = { createdAt: at, updatedAt: at, version: 1 };
const itemsOf = {
	notification: (userId: number) =>
		Notifications.put({
			...{ userId, id: "01J", kind: "application", actionUrl: "/", read: false, createdAt: at, expiresAt: 1 },
			params: { status: "coachApproved" },
		}),
	promotion: (userId: number) =>
		Promotions.put({
			...{ userId, id: 7, slot: "7", status: "approved", fromBelt: "white", toBelt: "orange-10" },
			...{ promotionDate: "2026-01-01", promotedBy: 9, createdAt: at },
		}),
	"studentRelation, of a student": (studentId: number) =>
		StudentRelations.put({ coachId: 77, studentId, assignedAt: at }),
	"studentRelation, of a coach": (coachId: number) => StudentRelations.put({ coachId, studentId: 77, assignedAt: at }),
	trainingClass: (coachId: number) =>
		TrainingClasses.put({
			...{ id: 7, coachId, title: "Basics", classType: "beginners", audienceType: "mixed", dayOfWeek: "monday" },
			...{ startTime: "17:00", endTime: "18:00", maxCapacity: 9, isActive: true, ...record },
		}),
	attendance: (userId: number) =>
		Attendance.put({ classId: 7, date: "2026-11-22", userId, present: true, by: 9, markedAt: at }),
	athlete: (userId: number) =>
		Athletes.put({
			...{ id: 7, userId, nameEn: "Seven", currentBelt: "white", achievements: [], achievementsAr: [] },
			...{ championshipsWon: [], isActive: true, ...record },
		}),
};
const attributeOf = (name: string) =>
	name.endsWith("student") ? "studentId" : /coach|trainingClass/.test(name) ? "coachId" : "userId";

test.each(Object.entries(itemsOf))("an item of another person has the keys that its entity makes: %s", (name, put) => {
	const itemOf = (id: number) => (put(id).params() as { Item: Record<string, unknown> }).Item;
	expect(repointed(itemOf(7), attributeOf(name), 707)).toEqual(itemOf(707));
});
