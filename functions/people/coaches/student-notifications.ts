import { ulid } from "ulid";
import type { Write } from "../../core/table/database.ts";
import { newNotification, notificationWrite } from "../notifications/newNotification.ts";
import type { User } from "../users/user.entity.ts";
import { inBothScripts } from "../users/users.service.ts";
import { type StudentFacts, studentNotice } from "./students.notices.ts";

type Status = StudentFacts["status"];

const notify = (userId: number, facts: StudentFacts, now: number): Write =>
	notificationWrite(newNotification(studentNotice, { userId, id: ulid(now), at: now, facts }));

/** Notifies a student about a coach. */
export const notifyStudent = (student: User, status: Status, coach: User, now: number): Write =>
	notify(student.id, { status, ...inBothScripts(coach) }, now);

/** Notifies a coach about a student. */
export const notifyCoach = (coach: User, status: Status, student: User, now: number): Write =>
	notify(coach.id, { status, ...inBothScripts(student), personId: student.id }, now);

/**
 * Notifies a coach that a request was declined, without the person's name: the notification
 * outlives the request.
 */
export const notifyOfDecline = (coachId: number, now: number): Write =>
	notify(coachId, { status: "linkDeclined" }, now);
