import { ulid } from "ulid";
import type { Write } from "../core/table/database.ts";
import { newNotification, notificationWrite } from "../notifications/newNotification.ts";
import type { User } from "../users/user.entity.ts";
import { inBothScripts } from "../users/users.service.ts";
import { type StudentFacts, studentNotice } from "./students.notices.ts";

type Status = StudentFacts["status"];

const tell = (userId: number, facts: StudentFacts, now: number): Write =>
	notificationWrite(newNotification(studentNotice, { userId, id: ulid(now), at: now, facts }));

/** Tells a person something of a coach. */
export const tellStudent = (student: User, status: Status, coach: User, now: number): Write =>
	tell(student.id, { status, ...inBothScripts(coach) }, now);

/** Tells a coach something of a person. */
export const tellCoach = (coach: User, status: Status, student: User, now: number): Write =>
	tell(coach.id, { status, ...inBothScripts(student), personId: student.id }, now);

/** Tells a coach that somebody declined, without a name: the notice outlives the request. */
export const tellDeclined = (coachId: number, now: number): Write =>
	tell(coachId, { status: "linkDeclined" }, now);
