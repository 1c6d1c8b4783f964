import { claimsRoutes } from "./community/claims/claims.routes.ts";
import { documentsRoutes } from "./community/documents/documents.routes.ts";
import { familiesRoutes } from "./community/families/families.routes.ts";
import { importsRoutes } from "./community/imports/imports.routes.ts";
import { membershipsRoutes } from "./community/memberships/memberships.routes.ts";
import { mergesRoutes } from "./community/merges/merges.routes.ts";
import { peopleRoutes } from "./community/people/people.routes.ts";
import { removalsRoutes } from "./community/removals/removals.routes.ts";
import { usersRoutes } from "./community/users/users.routes.ts";
import { eventsRoutes } from "./competition/events/events.routes.ts";
import { judgesRoutes } from "./competition/judges/judges.routes.ts";
import { ledgerRoutes } from "./competition/ledger/ledger.routes.ts";
import { registrationsRoutes } from "./competition/registrations/registrations.routes.ts";
import { waitingRoomRoutes } from "./competition/waiting-room/waiting-room.routes.ts";
import { aboutRoutes } from "./content/about/about.routes.ts";
import { annualPlanRoutes } from "./content/annual-plan/annual-plan.routes.ts";
import { broadcastsRoutes } from "./content/broadcasts/broadcasts.routes.ts";
import { contactRoutes } from "./content/contact/contact.routes.ts";
import { membersRoutes } from "./content/members/members.routes.ts";
import { nationalTeamRoutes } from "./content/national-team/national-team.routes.ts";
import { newsRoutes } from "./content/news/news.routes.ts";
import { officialsRoutes } from "./content/officials/officials.routes.ts";
import { picturesRoutes } from "./content/pictures/pictures.routes.ts";
import type { Routes } from "./core/http/route.ts";
import { authRoutes } from "./identity/auth/auth.routes.ts";
import { consentsRoutes } from "./identity/consents/consents.routes.ts";
import { myDataRoutes } from "./identity/my-data/my-data.routes.ts";
import { signUpsRoutes } from "./identity/sign-ups/sign-ups.routes.ts";
import { auditRoutes } from "./platform/audit/audit.routes.ts";
import { dashboardRoutes } from "./platform/dashboard/dashboard.routes.ts";
import { notificationsRoutes } from "./platform/notifications/notifications.routes.ts";
import { operationRoutes } from "./platform/operation/operation.routes.ts";
import { settingsRoutes } from "./platform/settings/settings.routes.ts";
import { applicationsRoutes } from "./training/applications/applications.routes.ts";
import { attendanceRoutes } from "./training/attendance/attendance.routes.ts";
import { beltsRoutes } from "./training/belts/belts.routes.ts";
import { calendarsRoutes } from "./training/calendars/calendars.routes.ts";
import { coachesRoutes } from "./training/coaches/coaches.routes.ts";
import { studentsRoutes } from "./training/students/students.routes.ts";
import { trainingClassesRoutes } from "./training/training-classes/training-classes.routes.ts";

/** All routes of the HTTP API by domain. Each key has one Lambda function of the same name. */
export const api = {
	auth: authRoutes,
	users: usersRoutes,
	people: peopleRoutes,
	coaches: coachesRoutes,
	students: studentsRoutes,
	families: familiesRoutes,
	applications: applicationsRoutes,
	"sign-ups": signUpsRoutes,
	claims: claimsRoutes,
	belts: beltsRoutes,
	news: newsRoutes,
	"national-team": nationalTeamRoutes,
	about: aboutRoutes,
	officials: officialsRoutes,
	members: membersRoutes,
	memberships: membershipsRoutes,
	judges: judgesRoutes,
	events: eventsRoutes,
	registrations: registrationsRoutes,
	"waiting-room": waitingRoomRoutes,
	ledger: ledgerRoutes,
	removals: removalsRoutes,
	merges: mergesRoutes,
	imports: importsRoutes,
	"annual-plan": annualPlanRoutes,
	dashboard: dashboardRoutes,
	notifications: notificationsRoutes,
	broadcasts: broadcastsRoutes,
	contact: contactRoutes,
	settings: settingsRoutes,
	"training-classes": trainingClassesRoutes,
	attendance: attendanceRoutes,
	calendars: calendarsRoutes,
	documents: documentsRoutes,
	audit: auditRoutes,
	operation: operationRoutes,
	pictures: picturesRoutes,
	consents: consentsRoutes,
	"my-data": myDataRoutes,
} satisfies Record<string, Routes>;

export type Domain = keyof typeof api;
export const domains = Object.keys(api) as Domain[];
