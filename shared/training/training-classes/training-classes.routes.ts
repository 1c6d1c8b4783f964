import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	ClassesOf,
	ClassMember,
	EnrollInput,
	Enrollment,
	EnrollmentAnswer,
	EnrollmentChange,
	EnrollmentParams,
	MyClass,
} from "./enrollments.schema.ts";
import {
	OtherHoursInput,
	RemoveQuery,
	SavedTrainingClass,
	Toggle,
	TrainingClass,
	TrainingClassEdit,
	TrainingClassInput,
	TrainingClassParams,
	TrainingClassQuery,
} from "./training-classes.schema.ts";

export const trainingClassesRoutes = routes({
	list: {
		method: "GET",
		path: "/classes",
		access: "public",
		summary:
			"Training classes of the week that are not paused, from Sunday on, with their coaches' names; 100 at most",
		query: TrainingClassQuery,
		response: z.array(TrainingClass),
		cursor: true,
		sharedCache: 30,
		requests: 5,
	},
	own: {
		method: "GET",
		path: "/classes/my-classes",
		access: "coach",
		summary: "The signed-in coach's classes, the newest first, paused ones too",
		response: z.array(TrainingClass),
		requests: 4,
	},
	get: {
		method: "GET",
		path: "/classes/{id}",
		access: "public",
		summary: "One training class; a paused one for its coach and staff only",
		params: TrainingClassParams,
		response: TrainingClass,
		sharedCache: 30,
		requests: 4,
	},
	create: {
		method: "POST",
		path: "/classes",
		access: "coach",
		summary: "Create a training class of the signed-in coach",
		body: TrainingClassInput,
		response: SavedTrainingClass,
		status: 201,
		requests: 6,
	},
	update: {
		method: "PUT",
		path: "/classes/{id}",
		access: "coachOrAdmin",
		summary:
			"Replace a training class: its coach's own, staff any; who waits gets the places that are new",
		params: TrainingClassParams,
		body: TrainingClassEdit,
		response: SavedTrainingClass,
		requests: 8,
	},
	toggle: {
		method: "PATCH",
		path: "/classes/{id}/toggle",
		access: "coachOrAdmin",
		summary: "Pause or resume a training class; toggles without `isActive`",
		params: TrainingClassParams,
		body: Toggle,
		response: TrainingClass,
		requests: 6,
	},
	setOtherHours: {
		method: "PUT",
		path: "/classes/other-hours",
		access: "coach",
		summary:
			"Set other hours of own classes for a range of dates, or no class, in place of what they have there",
		body: OtherHoursInput,
		response: z.array(TrainingClass),
		requests: 6,
	},
	remove: {
		method: "DELETE",
		path: "/classes/{id}",
		access: "coachOrAdmin",
		summary:
			"Delete a training class; one in which somebody is enrolled only with `force`, and it is archived",
		params: TrainingClassParams,
		query: RemoveQuery,
		status: 204,
		requests: 5,
	},
	enroll: {
		method: "POST",
		path: "/classes/{id}/enroll",
		access: "signedIn",
		summary:
			"Enrol in a class: oneself, a coach their own student, staff anybody; 202 when that is the waiting list",
		params: TrainingClassParams,
		body: EnrollInput,
		response: EnrollmentAnswer,
		status: 201,
		// Session, class, person and one transaction if there is room; more under contention and when
		// full.
		requests: 7,
	},
	leave: {
		method: "DELETE",
		path: "/classes/{id}/enroll",
		access: "signedIn",
		summary:
			"Remove a person from a class or its waiting list: themselves, a coach's student, or anybody for staff",
		params: TrainingClassParams,
		body: EnrollInput,
		status: 204,
		requests: 6,
	},
	enrollments: {
		method: "GET",
		path: "/classes/{id}/enrollments",
		access: "coachOrAdmin",
		summary: "Who is in a class and who waits, in their order; for its coach and staff",
		params: TrainingClassParams,
		response: z.array(ClassMember),
		requests: 6,
	},
	setEnrollment: {
		method: "PATCH",
		path: "/classes/{id}/enrollments/{enrollmentId}",
		access: "coachOrAdmin",
		summary:
			"Take somebody out of a class or let them in again, as long as there is room; for its coach and staff",
		params: EnrollmentParams,
		body: EnrollmentChange,
		response: Enrollment,
		requests: 6,
	},
	mine: {
		method: "GET",
		path: "/me/classes",
		access: "signedIn",
		summary:
			"Classes that a person is in or waits for, through the week: the caller, or whom they may act for",
		query: ClassesOf,
		response: z.array(MyClass),
		requests: 20,
	},
});
