import * as app from "./app/domains.ts";
import * as base from "./base/domains.ts";
import * as community from "./community/domains.ts";
import * as competition from "./competition/domains.ts";
import * as content from "./content/domains.ts";
import { coreDomain } from "./core/core.domain.ts";
import type {
	AuditReaders,
	DomainDefinition,
	EntityDefinition,
	SubjectKinds,
} from "./core/domain.ts";
import * as identity from "./identity/domains.ts";
import * as people from "./people/domains.ts";
import * as training from "./training/domains.ts";

/**
 * Domains by area, as in the folders `functions/<area>/<domain>`. Each area lists its own in its
 * `domains.ts`.
 */
const areas = { base, people, identity, training, content, competition, community, app };

/** Every domain by name. `core` defines the entities that all domains share. */
export const domainDefinitions = {
	...areas.base,
	...areas.people,
	...areas.identity,
	...areas.training,
	...areas.content,
	...areas.competition,
	...areas.community,
	...areas.app,
	core: coreDomain,
};

/**
 * Names of the areas, which each layer has as folders, from the ground up: an area imports only those
 * before it, and `identity`, `training` and `content` not each other.
 */
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
/** What the domains state under a name, such as `notices`, as a union. */
export type Defined<Part extends string> = Extract<
	Definitions[keyof Definitions],
	{ [name in Part]: unknown }
>[Part];
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

/** Who reads the audit lines, by the type of records that they are about. */
export const auditedTypes: { [type: string]: AuditReaders } = Object.assign(
	{},
	...all.map(([, { audited = {} }]) => audited),
);

/** The records that audit lines name, by type. */
export const subjectsByType: { [type: string]: SubjectKinds | undefined } = Object.assign(
	{},
	...all.map(([, { subjects = {} }]) => subjects),
);

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
