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
			"Mark who was present in a class on a day: all of them, or some; for its coach and staff",
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
			"Who is or was in a class, and their attendance from a day to a day; for its coach and staff",
		params: AttendanceParams,
		query: AttendanceQuery,
		response: ClassAttendance,
		requests: 6,
	},
	ofPerson: {
		method: "GET",
		path: "/users/{id}/attendance",
		access: "signedIn",
		summary: "Somebody's attendance from a day to a day; for themselves, their coach and staff",
		params: PersonAttendanceParams,
		query: AttendanceQuery,
		response: PersonAttendance,
		requests: 6,
	},
});
