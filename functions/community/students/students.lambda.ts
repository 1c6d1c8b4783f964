import { studentsRoutes } from "#shared/community/students/students.routes.ts";
import { Reply } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../../people/families/authorization.ts";
import { addStudent } from "./add-student.ts";
import * as coach from "./change-coach.ts";
import { acceptLinkRequest, endLinkRequest, listLinkRequests } from "./link-requests.service.ts";
import { resetPassword } from "./reset-password.ts";
import { listStudents, readStudent, updateStudent } from "./students.service.ts";

/**
 * Routes about a student check that the caller may act for them; a link request itself names who
 * may answer or withdraw it.
 */
export const handler = lambda(studentsRoutes, {
	list: ({ caller }) => listStudents(caller),
	add: async ({ body, picture, caller }) => {
		const added = await addStudent(caller, body, picture);
		return new Reply(added, { status: added.request ? 202 : 201 });
	},
	get: actingFor(
		"seeStudent",
		({ params }) => params.id,
		({ caller }) => readStudent(caller),
	),
	update: editRecord(
		actingFor(
			"changeStudent",
			({ params }) => params.id,
			({ caller }) => readStudent(caller),
		),
		actingFor(
			"changeStudent",
			({ params }) => params.id,
			({ body, caller }) => updateStudent(caller, body),
		),
	),
	end: actingFor(
		"changeStudent",
		({ params }) => params.id,
		({ caller }) => coach.endCoaching(caller),
	),
	transfer: actingFor(
		"changeStudent",
		({ params }) => params.id,
		({ body, caller }) => coach.transferStudent(caller, body.coachId),
	),
	resetPassword: actingFor(
		"changeStudent",
		({ params }) => params.id,
		({ caller }) => resetPassword(caller),
	),
	requests: ({ query, caller }) => listLinkRequests(caller, query.userId),
	accept: ({ params, caller }) => acceptLinkRequest(caller, params.id),
	dropRequest: ({ params, caller }) => endLinkRequest(caller, params.id),
});
