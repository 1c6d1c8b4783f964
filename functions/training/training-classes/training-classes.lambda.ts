import { trainingClassesRoutes } from "#shared/training/training-classes/training-classes.routes.ts";
import { whereaboutsOf } from "#shared/training/training-classes/training-classes.rules.ts";
import { actingFor } from "../../community/families/authorization.ts";
import { orGone } from "../../core/errors.ts";
import { Reply, replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { one as readDojo } from "../dojos/dojos.service.ts";
import * as enrollments from "./enrollments/enrollments.service.ts";
import { setOtherHours } from "./other-hours.service.ts";
import * as trainingClasses from "./training-classes.service.ts";

/**
 * Routes for enrolling and leaving check whether the caller may act for the person; routes on a
 * class check whose class it is.
 */
export const handler = lambda(trainingClassesRoutes, {
	list: async ({ query }) => replyWithPage(await trainingClasses.list(query)),
	own: ({ caller }) => trainingClasses.own(caller),
	get: async ({ params, caller }) => {
		const one = await trainingClasses.one(params.id, caller);
		const dojo = one.dojoId && (await readDojo(one.dojoId, { drafts: false }).catch(orGone));
		return { ...one, dojo: dojo ? whereaboutsOf(dojo) : null };
	},
	create: ({ body, caller }) => trainingClasses.create(caller, body),
	update: editRecord(
		({ params, caller }) => trainingClasses.one(params.id, caller),
		({ params, body, caller }) => trainingClasses.update(caller, params.id, body),
	),
	toggle: ({ params, body, caller }) => trainingClasses.toggle(caller, params.id, body.isActive),
	setOtherHours: ({ body, caller }) => setOtherHours(caller, body),
	remove: ({ params, query, caller }) =>
		trainingClasses.remove(caller, params.id, query.force === "true"),
	enroll: actingFor(
		"enrol",
		({ body }) => body.userId,
		async ({ params, caller }) => {
			const answer = await enrollments.enroll(caller, params.id);
			return new Reply(answer, { status: answer.enrollment.status === "waitlisted" ? 202 : 201 });
		},
	),
	leave: actingFor(
		"leaveClass",
		({ body }) => body.userId,
		({ params, caller }) => enrollments.leave(caller, params.id),
	),
	enrollments: ({ params, caller }) => enrollments.members(caller, params.id),
	setEnrollment: ({ params, body, caller }) =>
		enrollments.setStatus(caller, params.id, { key: params.enrollmentId, ...body }),
	mine: actingFor(
		"seeClasses",
		({ query }) => query.userId,
		({ caller }) => enrollments.mine(caller),
	),
});
