import { aboutDomain } from "./about/about.domain.ts";
import { annualPlanDomain } from "./annual-plan/annual-plan.domain.ts";
import { applicationsDomain } from "./applications/applications.domain.ts";
import { attendanceDomain } from "./attendance/attendance.domain.ts";
import { auditDomain } from "./audit/audit.domain.ts";
import { authDomain } from "./auth/auth.domain.ts";
import { beltsDomain } from "./belts/belts.domain.ts";
import { broadcastsDomain } from "./broadcasts/broadcasts.domain.ts";
import { calendarsDomain } from "./calendars/calendars.domain.ts";
import { claimsDomain } from "./claims/claims.domain.ts";
import { clockDomain } from "./clock/clock.domain.ts";
import { coachesDomain } from "./coaches/coaches.domain.ts";
import { consentsDomain } from "./consents/consents.domain.ts";
import { contactDomain } from "./contact/contact.domain.ts";
import { coreDomain } from "./core/core.domain.ts";
import type { DomainDefinition, EntityDefinition } from "./core/domain.ts";
import { dashboardDomain } from "./dashboard/dashboard.domain.ts";
import { documentsDomain } from "./documents/documents.domain.ts";
import { eventsDomain } from "./events/events.domain.ts";
import { familiesDomain } from "./families/families.domain.ts";
import { importsDomain } from "./imports/imports.domain.ts";
import { judgesDomain } from "./judges/judges.domain.ts";
import { ledgerDomain } from "./ledger/ledger.domain.ts";
import { liveDomain } from "./live/live.domain.ts";
import { mailDomain } from "./mail/mail.domain.ts";
import { membersDomain } from "./members/members.domain.ts";
import { membershipsDomain } from "./memberships/memberships.domain.ts";
import { mergesDomain } from "./merges/merges.domain.ts";
import { myDataDomain } from "./my-data/my-data.domain.ts";
import { nationalTeamDomain } from "./national-team/national-team.domain.ts";
import { newsDomain } from "./news/news.domain.ts";
import { notificationsDomain } from "./notifications/notifications.domain.ts";
import { officialsDomain } from "./officials/officials.domain.ts";
import { operationDomain } from "./operation/operation.domain.ts";
import { pagesDomain } from "./pages/pages.domain.ts";
import { peopleDomain } from "./people/people.domain.ts";
import { picturesDomain } from "./pictures/pictures.domain.ts";
import { placesDomain } from "./places/places.domain.ts";
import { registrationsDomain } from "./registrations/registrations.domain.ts";
import { removalsDomain } from "./removals/removals.domain.ts";
import { settingsDomain } from "./settings/settings.domain.ts";
import { signUpsDomain } from "./sign-ups/sign-ups.domain.ts";
import { streamDomain } from "./stream/stream.domain.ts";
import { studentsDomain } from "./students/students.domain.ts";
import { trainingClassesDomain } from "./training-classes/training-classes.domain.ts";
import { usersDomain } from "./users/users.domain.ts";
import { waitingRoomDomain } from "./waiting-room/waiting-room.domain.ts";

/** Every domain, by the name of its folder. */
export const domainDefinitions = {
	auth: authDomain,
	users: usersDomain,
	people: peopleDomain,
	coaches: coachesDomain,
	students: studentsDomain,
	families: familiesDomain,
	applications: applicationsDomain,
	"sign-ups": signUpsDomain,
	claims: claimsDomain,
	belts: beltsDomain,
	news: newsDomain,
	"national-team": nationalTeamDomain,
	about: aboutDomain,
	officials: officialsDomain,
	members: membersDomain,
	memberships: membershipsDomain,
	judges: judgesDomain,
	events: eventsDomain,
	registrations: registrationsDomain,
	"waiting-room": waitingRoomDomain,
	ledger: ledgerDomain,
	removals: removalsDomain,
	merges: mergesDomain,
	imports: importsDomain,
	"annual-plan": annualPlanDomain,
	dashboard: dashboardDomain,
	notifications: notificationsDomain,
	broadcasts: broadcastsDomain,
	contact: contactDomain,
	"training-classes": trainingClassesDomain,
	attendance: attendanceDomain,
	calendars: calendarsDomain,
	documents: documentsDomain,
	settings: settingsDomain,
	audit: auditDomain,
	operation: operationDomain,
	pictures: picturesDomain,
	consents: consentsDomain,
	"my-data": myDataDomain,
	stream: streamDomain,
	pages: pagesDomain,
	clock: clockDomain,
	live: liveDomain,
	mail: mailDomain,
	places: placesDomain,
	core: coreDomain,
};

type Definitions = typeof domainDefinitions;
type NamesIn<D, Wanted> = D extends { entities: infer E }
	? { [N in keyof E]: E[N] extends Wanted ? N : never }[keyof E]
	: never;

/** Names of the entities whose definition extends `Wanted`. */
export type EntityName<Wanted = object> = {
	[D in keyof Definitions]: NamesIn<Definitions[D], Wanted>;
}[keyof Definitions] &
	string;

const all: [string, DomainDefinition][] = Object.entries(domainDefinitions);

/** Every entity of the table, by its ElectroDB name. */
export const entityDefinitions = Object.fromEntries(
	all.flatMap(([, { entities = {} }]) => Object.entries(entities)),
) as Record<EntityName, EntityDefinition>;

/** Names of the entities whose definition matches, in the order of their domains. */
export const findEntities = (fits: (definition: EntityDefinition) => boolean): EntityName[] =>
	(Object.keys(entityDefinitions) as EntityName[]).filter((name) => fits(entityDefinitions[name]));

/** Personal data policies by entity, in the order in which deletions and merges process them. */
export const personalData = findEntities(() => true)
	.flatMap((entity) => {
		const { personalData: data } = entityDefinitions[entity];
		return data ? [{ entity, ...data }] : [];
	})
	.sort((one, other) => one.order - other.order);
