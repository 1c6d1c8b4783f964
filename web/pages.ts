import type { PageName } from "#shared/pages.ts";
import { claimsPageDefinitions } from "./community/claims/claims.pages.ts";
import { familiesPageDefinitions } from "./community/families/families.pages.ts";
import { importsPageDefinitions } from "./community/imports/imports.pages.ts";
import { membershipsPageDefinitions } from "./community/memberships/memberships.pages.ts";
import { mergesPageDefinitions } from "./community/merges/merges.pages.ts";
import { peoplePageDefinitions } from "./community/people/people.pages.ts";
import { eventsPageDefinitions } from "./competition/events/events.pages.ts";
import { judgesPageDefinitions } from "./competition/judges/judges.pages.ts";
import { registrationsPageDefinitions } from "./competition/registrations/registrations.pages.ts";
import { aboutPageDefinitions } from "./content/about/about.pages.ts";
import { annualPlanPageDefinitions } from "./content/annual-plan/annual-plan.pages.ts";
import { broadcastsPageDefinitions } from "./content/broadcasts/broadcasts.pages.ts";
import { contactPageDefinitions } from "./content/contact/contact.pages.ts";
import { contentPageDefinitions } from "./content/landing/landing.pages.ts";
import { membersPageDefinitions } from "./content/members/members.pages.ts";
import { nationalTeamPageDefinitions } from "./content/national-team/national-team.pages.ts";
import { newsPageDefinitions } from "./content/news/news.pages.ts";
import type { PageDefinition } from "./core/definePages.ts";
import { accountPageDefinitions } from "./identity/account/account.pages.ts";
import { authPageDefinitions } from "./identity/auth/auth.pages.ts";
import { signUpsPageDefinitions } from "./identity/sign-ups/sign-ups.pages.ts";
import { auditPageDefinitions } from "./platform/audit/audit.pages.ts";
import { dashboardPageDefinitions } from "./platform/dashboard/dashboard.pages.ts";
import { notificationsPageDefinitions } from "./platform/notifications/notifications.pages.ts";
import { settingsPageDefinitions } from "./platform/settings/settings.pages.ts";
import { attendancePageDefinitions } from "./training/attendance/attendance.pages.ts";
import { coachesPageDefinitions } from "./training/coaches/coaches.pages.ts";
import { studentsPageDefinitions } from "./training/students/students.pages.ts";
import { trainingClassesPageDefinitions } from "./training/training-classes/training-classes.pages.ts";

/** Every page, by its name: a table of contents. One that is missing does not compile. */
export const pageDefinitions: Record<PageName, PageDefinition> = {
	...aboutPageDefinitions,
	...accountPageDefinitions,
	...annualPlanPageDefinitions,
	...attendancePageDefinitions,
	...auditPageDefinitions,
	...authPageDefinitions,
	...broadcastsPageDefinitions,
	...claimsPageDefinitions,
	...coachesPageDefinitions,
	...contactPageDefinitions,
	...contentPageDefinitions,
	...dashboardPageDefinitions,
	...eventsPageDefinitions,
	...familiesPageDefinitions,
	...importsPageDefinitions,
	...judgesPageDefinitions,
	...membersPageDefinitions,
	...membershipsPageDefinitions,
	...mergesPageDefinitions,
	...nationalTeamPageDefinitions,
	...newsPageDefinitions,
	...notificationsPageDefinitions,
	...peoplePageDefinitions,
	...registrationsPageDefinitions,
	...settingsPageDefinitions,
	...signUpsPageDefinitions,
	...studentsPageDefinitions,
	...trainingClassesPageDefinitions,
};
