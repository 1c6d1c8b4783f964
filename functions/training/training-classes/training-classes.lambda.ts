import { trainingClassesRoutes } from "#shared/training/training-classes/training-classes.routes.ts";
import { dojoOfClass } from "#shared/training/training-classes/training-classes.rules.ts";
import { nullIfNotFound } from "../../core/errors.ts";
import { Download, Reply, replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { readDojo } from "../../people/dojos/dojos.service.ts";
import { actingFor } from "../../people/families/authorization.ts";
import { classCalendar } from "./calendar/class-calendar.ts";
import {
	enrollInClass,
	leaveClass,
	listClassMembers,
	listOwnClasses,
	setEnrollmentStatus,
} from "./enrollments/enrollments.service.ts";
import { setOtherHours } from "./other-hours.service.ts";
import {
	createClass,
	listClasses,
	listTaughtClasses,
	readClass,
	removeClass,
	toggleClass,
	updateClass,
} from "./training-classes.service.ts";
import { askForTrial } from "./trials/trials.service.ts";

/**
 * Routes for enrolling and leaving check whether the caller may act for the person; routes on a
 * class check whose class it is.
 */
export const handler = lambda(trainingClassesRoutes, {
	list: async ({ query }) => replyWithPage(await listClasses(query)),
	own: ({ caller }) => listTaughtClasses(caller),
	get: async ({ params, caller }) => {
		const one = await readClass(params.id, caller);
		const dojo =
			one.dojoId && (await readDojo(one.dojoId, { drafts: false }).catch(nullIfNotFound));
		return { ...one, dojo: dojo ? dojoOfClass(dojo) : null };
	},
	calendar: async ({ params, query, caller }) =>
		new Download(await classCalendar(params.id, query, caller.now), {
			type: "text/calendar",
			name: `class-${params.id}.ics`,
		}),
	create: ({ body, caller }) => createClass(caller, body),
	update: editRecord(
		({ params, caller }) => readClass(params.id, caller),
		({ params, body, caller }) => updateClass(caller, params.id, body),
	),
	toggle: ({ params, body, caller }) => toggleClass(caller, params.id, body.isActive),
	setOtherHours: ({ body, caller }) => setOtherHours(caller, body),
	remove: ({ params, query, caller }) => removeClass(caller, params.id, query.force === "true"),
	enroll: actingFor(
		"enrol",
		({ body }) => body.userId,
		async ({ params, body, caller }) => {
			const answer = await enrollInClass(caller, params.id, body.moreDays);
			return new Reply(answer, { status: answer.enrollment.status === "waitlisted" ? 202 : 201 });
		},
	),
	askForTrial: ({ params, body, caller }) => askForTrial(caller, params.id, body),
	leave: actingFor(
		"leaveClass",
		({ body }) => body.userId,
		({ params, caller }) => leaveClass(caller, params.id),
	),
	enrollments: ({ params, caller }) => listClassMembers(caller, params.id),
	setEnrollment: ({ params, body, caller }) =>
		setEnrollmentStatus(caller, params.id, { key: params.enrollmentId, ...body }),
	mine: actingFor(
		"seeClasses",
		({ query }) => query.userId,
		({ caller }) => listOwnClasses(caller),
	),
});
