import { aboutRoutes } from "./about/about.routes.ts";
import { annualPlanRoutes } from "./annual-plan/annual-plan.routes.ts";
import { applicationsRoutes } from "./applications/applications.routes.ts";
import { attendanceRoutes } from "./attendance/attendance.routes.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { beltsRoutes } from "./belts/belts.routes.ts";
import { broadcastsRoutes } from "./broadcasts/broadcasts.routes.ts";
import { calendarsRoutes } from "./calendars/calendars.routes.ts";
import { claimsRoutes } from "./claims/claims.routes.ts";
import { coachesRoutes } from "./coaches/coaches.routes.ts";
import { consentsRoutes } from "./consents/consents.routes.ts";
import { contactRoutes } from "./contact/contact.routes.ts";
import type { Routes } from "./core/http/route.ts";
import { dashboardRoutes } from "./dashboard/dashboard.routes.ts";
import { documentsRoutes } from "./documents/documents.routes.ts";
import { eventsRoutes } from "./events/events.routes.ts";
import { familiesRoutes } from "./families/families.routes.ts";
import { importsRoutes } from "./imports/imports.routes.ts";
import { judgesRoutes } from "./judges/judges.routes.ts";
import { ledgerRoutes } from "./ledger/ledger.routes.ts";
import { membersRoutes } from "./members/members.routes.ts";
import { membershipsRoutes } from "./memberships/memberships.routes.ts";
import { mergesRoutes } from "./merges/merges.routes.ts";
import { myDataRoutes } from "./my-data/my-data.routes.ts";
import { nationalTeamRoutes } from "./national-team/national-team.routes.ts";
import { newsRoutes } from "./news/news.routes.ts";
import { notificationsRoutes } from "./notifications/notifications.routes.ts";
import { officialsRoutes } from "./officials/officials.routes.ts";
import { operationRoutes } from "./operation/operation.routes.ts";
import { peopleRoutes } from "./people/people.routes.ts";
import { picturesRoutes } from "./pictures/pictures.routes.ts";
import { registrationsRoutes } from "./registrations/registrations.routes.ts";
import { removalsRoutes } from "./removals/removals.routes.ts";
import { settingsRoutes } from "./settings/settings.routes.ts";
import { signUpsRoutes } from "./sign-ups/sign-ups.routes.ts";
import { studentsRoutes } from "./students/students.routes.ts";
import { trainingClassesRoutes } from "./training-classes/training-classes.routes.ts";
import { usersRoutes } from "./users/users.routes.ts";
import { waitingRoomRoutes } from "./waiting-room/waiting-room.routes.ts";

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
