import type { DomainDefinition, FunctionDefinition } from "#functions/core/domain.ts";
import { domainDefinitions, personalData } from "#functions/domains.ts";
import type { Domain } from "#shared/api.ts";

/**
 * One Lambda each: the domains of the API, two that follow the table's changes, one that sends emails, one that sends
 * live updates, one that runs by the clock.
 */
export type FunctionName = Domain | "stream" | "pages" | "mail" | "live" | "clock";

/** Deletions take a person's items out of the table step by step, in `stream`; the audit log has a right of its own. */
const removable = personalData.map(({ entity }) => entity).filter((name) => name !== "auditLine");

const defined = Object.entries<DomainDefinition>(domainDefinitions).flatMap(
	([name, { permissions }]) => (permissions ? [[name, permissions] as const] : []),
);

/** Every function of the system: a domain's definition says what it may touch. */
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
