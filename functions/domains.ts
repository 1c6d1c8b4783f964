import { claimsDomain } from "./community/claims/claims.domain.ts";
import { documentsDomain } from "./community/documents/documents.domain.ts";
import { familiesDomain } from "./community/families/families.domain.ts";
import { importsDomain } from "./community/imports/imports.domain.ts";
import { membershipsDomain } from "./community/memberships/memberships.domain.ts";
import { mergesDomain } from "./community/merges/merges.domain.ts";
import { peopleDomain } from "./community/people/people.domain.ts";
import { removalsDomain } from "./community/removals/removals.domain.ts";
import { usersDomain } from "./community/users/users.domain.ts";
import { eventsDomain } from "./competition/events/events.domain.ts";
import { judgesDomain } from "./competition/judges/judges.domain.ts";
import { ledgerDomain } from "./competition/ledger/ledger.domain.ts";
import { placesDomain } from "./competition/places/places.domain.ts";
import { registrationsDomain } from "./competition/registrations/registrations.domain.ts";
import { waitingRoomDomain } from "./competition/waiting-room/waiting-room.domain.ts";
import { aboutDomain } from "./content/about/about.domain.ts";
import { annualPlanDomain } from "./content/annual-plan/annual-plan.domain.ts";
import { broadcastsDomain } from "./content/broadcasts/broadcasts.domain.ts";
import { contactDomain } from "./content/contact/contact.domain.ts";
import { membersDomain } from "./content/members/members.domain.ts";
import { nationalTeamDomain } from "./content/national-team/national-team.domain.ts";
import { newsDomain } from "./content/news/news.domain.ts";
import { officialsDomain } from "./content/officials/officials.domain.ts";
import { picturesDomain } from "./content/pictures/pictures.domain.ts";
import { coreDomain } from "./core/core.domain.ts";
import type { DomainDefinition, EntityDefinition } from "./core/domain.ts";
import { authDomain } from "./identity/auth/auth.domain.ts";
import { consentsDomain } from "./identity/consents/consents.domain.ts";
import { myDataDomain } from "./identity/my-data/my-data.domain.ts";
import { signUpsDomain } from "./identity/sign-ups/sign-ups.domain.ts";
import { auditDomain } from "./platform/audit/audit.domain.ts";
import { clockDomain } from "./platform/clock/clock.domain.ts";
import { dashboardDomain } from "./platform/dashboard/dashboard.domain.ts";
import { liveDomain } from "./platform/live/live.domain.ts";
import { mailDomain } from "./platform/mail/mail.domain.ts";
import { notificationsDomain } from "./platform/notifications/notifications.domain.ts";
import { operationDomain } from "./platform/operation/operation.domain.ts";
import { pagesDomain } from "./platform/pages/pages.domain.ts";
import { settingsDomain } from "./platform/settings/settings.domain.ts";
import { streamDomain } from "./platform/stream/stream.domain.ts";
import { applicationsDomain } from "./training/applications/applications.domain.ts";
import { attendanceDomain } from "./training/attendance/attendance.domain.ts";
import { beltsDomain } from "./training/belts/belts.domain.ts";
import { calendarsDomain } from "./training/calendars/calendars.domain.ts";
import { coachesDomain } from "./training/coaches/coaches.domain.ts";
import { studentsDomain } from "./training/students/students.domain.ts";
import { trainingClassesDomain } from "./training/training-classes/training-classes.domain.ts";

/** Domains by area, as in the folders `functions/<area>/<domain>`. */
const areas = {
	identity: {
		auth: authDomain,
		"sign-ups": signUpsDomain,
		consents: consentsDomain,
		"my-data": myDataDomain,
	},
	community: {
		users: usersDomain,
		people: peopleDomain,
		families: familiesDomain,
		claims: claimsDomain,
		memberships: membershipsDomain,
		removals: removalsDomain,
		merges: mergesDomain,
		imports: importsDomain,
		documents: documentsDomain,
	},
	training: {
		coaches: coachesDomain,
		students: studentsDomain,
		applications: applicationsDomain,
		belts: beltsDomain,
		"training-classes": trainingClassesDomain,
		attendance: attendanceDomain,
		calendars: calendarsDomain,
	},
	competition: {
		judges: judgesDomain,
		events: eventsDomain,
		registrations: registrationsDomain,
		"waiting-room": waitingRoomDomain,
		ledger: ledgerDomain,
		places: placesDomain,
	},
	content: {
		news: newsDomain,
		"national-team": nationalTeamDomain,
		about: aboutDomain,
		officials: officialsDomain,
		members: membersDomain,
		"annual-plan": annualPlanDomain,
		broadcasts: broadcastsDomain,
		contact: contactDomain,
		pictures: picturesDomain,
	},
	platform: {
		dashboard: dashboardDomain,
		notifications: notificationsDomain,
		settings: settingsDomain,
		audit: auditDomain,
		operation: operationDomain,
		stream: streamDomain,
		pages: pagesDomain,
		clock: clockDomain,
		live: liveDomain,
		mail: mailDomain,
	},
};

/** Every domain by name. `core` defines the entities that all domains share. */
export const domainDefinitions = {
	...areas.identity,
	...areas.community,
	...areas.training,
	...areas.competition,
	...areas.content,
	...areas.platform,
	core: coreDomain,
};

/** Names of the areas, which each layer has as folders. */
export const areaNames = Object.keys(areas) as (keyof typeof areas)[];

/**
 * The path of a domain's folder within each layer, such as `competition/events`. Throws for an
 * unknown domain.
 */
export function folderOf(domain: string): string {
	const area = areaNames.find((name) => domain in areas[name]);
	if (!area) throw new Error(`There is no domain ${domain}`);
	return `${area}/${domain}`;
}

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
