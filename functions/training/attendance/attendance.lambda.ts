import { attendanceRoutes } from "#shared/training/attendance/attendance.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../../people/families/authorization.ts";
import { markAttendance, readClassAttendance, readPersonAttendance } from "./attendance.service.ts";

export const handler = lambda(attendanceRoutes, {
	mark: ({ params, body, caller }) => markAttendance(caller, params.id, body),
	ofClass: ({ params, query, caller }) => readClassAttendance(caller, params.id, query),
	ofPerson: actingFor(
		"seeAttendance",
		({ params }) => params.id,
		({ query, caller }) => readPersonAttendance(caller, query),
	),
});
