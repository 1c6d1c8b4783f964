import type { PageName } from "#shared/pages.ts";
import { aboutPageDefinitions } from "./about/about.pages.ts";
import { accountPageDefinitions } from "./account/account.pages.ts";
import { annualPlanPageDefinitions } from "./annual-plan/annual-plan.pages.ts";
import { attendancePageDefinitions } from "./attendance/attendance.pages.ts";
import { auditPageDefinitions } from "./audit/audit.pages.ts";
import { authPageDefinitions } from "./auth/auth.pages.ts";
import { broadcastsPageDefinitions } from "./broadcasts/broadcasts.pages.ts";
import { claimsPageDefinitions } from "./claims/claims.pages.ts";
import { coachesPageDefinitions } from "./coaches/coaches.pages.ts";
import { contactPageDefinitions } from "./contact/contact.pages.ts";
import { contentPageDefinitions } from "./content/content.pages.ts";
import type { PageDefinition } from "./core/definePages.ts";
import { dashboardPageDefinitions } from "./dashboard/dashboard.pages.ts";
import { eventsPageDefinitions } from "./events/events.pages.ts";
import { familiesPageDefinitions } from "./families/families.pages.ts";
import { importsPageDefinitions } from "./imports/imports.pages.ts";
import { judgesPageDefinitions } from "./judges/judges.pages.ts";
import { membersPageDefinitions } from "./members/members.pages.ts";
import { membershipsPageDefinitions } from "./memberships/memberships.pages.ts";
import { mergesPageDefinitions } from "./merges/merges.pages.ts";
import { nationalTeamPageDefinitions } from "./national-team/national-team.pages.ts";
import { newsPageDefinitions } from "./news/news.pages.ts";
import { notificationsPageDefinitions } from "./notifications/notifications.pages.ts";
import { peoplePageDefinitions } from "./people/people.pages.ts";
import { registrationsPageDefinitions } from "./registrations/registrations.pages.ts";
import { settingsPageDefinitions } from "./settings/settings.pages.ts";
import { signUpsPageDefinitions } from "./sign-ups/sign-ups.pages.ts";
import { studentsPageDefinitions } from "./students/students.pages.ts";
import { trainingClassesPageDefinitions } from "./training-classes/training-classes.pages.ts";

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
