import { attendanceRoutes } from "#shared/training/attendance/attendance.routes.ts";
import { actingFor } from "../../community/families/authorization.ts";
import { lambda } from "../../core/http/lambda.ts";
import * as attendance from "./attendance.service.ts";

export const handler = lambda(attendanceRoutes, {
	mark: ({ params, body, caller }) => attendance.mark(caller, params.id, body),
	ofClass: ({ params, query, caller }) => attendance.ofClass(caller, params.id, query),
	ofPerson: actingFor(
		"seeAttendance",
		({ params }) => params.id,
		({ query, caller }) => attendance.ofPerson(caller, query),
	),
});
