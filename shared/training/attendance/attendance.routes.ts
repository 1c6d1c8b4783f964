import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	AttendanceInput,
	AttendanceParams,
	AttendanceQuery,
	ClassAttendance,
	MarkResult,
	PersonAttendance,
	PersonAttendanceParams,
} from "./attendance.schema.ts";

export const attendanceRoutes = routes({
	mark: {
		method: "POST",
		path: "/classes/{id}/attendance",
		access: "coachOrAdmin",
		summary:
			"Mark the attendance of a class on a day, for all or some people; for its coach and staff",
		params: AttendanceParams,
		body: AttendanceInput,
		response: z.array(MarkResult),
		requests: 7,
	},
	ofClass: {
		method: "GET",
		path: "/classes/{id}/attendance",
		access: "coachOrAdmin",
		summary:
			"Attendance of a class's current and former members in a range of days; for its coach and staff",
		params: AttendanceParams,
		query: AttendanceQuery,
		response: ClassAttendance,
		requests: 6,
		offline: true,
	},
	ofPerson: {
		method: "GET",
		path: "/users/{id}/attendance",
		access: "signedIn",
		summary: "A person's attendance in a range of days; for the person, their coach and staff",
		params: PersonAttendanceParams,
		query: AttendanceQuery,
		response: PersonAttendance,
		requests: 6,
	},
});
