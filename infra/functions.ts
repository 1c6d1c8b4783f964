import type { DomainDefinition, FunctionDefinition } from "#functions/core/domain.ts";
import { domainDefinitions, personalData } from "#functions/domains.ts";
import type { Domain } from "#shared/api.ts";

/**
 * Functions of the system: the domains of the API, two that follow the table's changes, one that
 * sends emails, one that sends live updates, one for scheduled tasks.
 */
export type FunctionName = Domain | "stream" | "pages" | "mail" | "live" | "clock";

/**
 * Entities that `stream` deletes with a person, step by step; redacting the audit log has a
 * permission of its own.
 */
const removable = personalData.map(({ entity }) => entity).filter((name) => name !== "auditLine");

const defined = Object.entries<DomainDefinition>(domainDefinitions).flatMap(
	([name, { permissions }]) => (permissions ? [[name, permissions] as const] : []),
);

/** All functions with their permissions, which each domain defines. */
export const functions = Object.fromEntries(
	defined.map(([name, permissions]) => {
		if (name !== "stream") return [name, permissions];
		return [
			name,
			{ ...permissions, writes: [...new Set([...(permissions.writes ?? []), ...removable])] },
		];
	}),
) as Record<FunctionName, FunctionDefinition>;

export const functionNames = Object.keys(functions) as FunctionName[];
