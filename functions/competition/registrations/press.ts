import type { Press } from "../../people/notifications/joint.ts";
import type { RegistrationRecord } from "./registration.entity.ts";

/** The press of a registration; undefined if its call had no Idempotency-Key. */
export function pressOf({ requestKey, trail }: RegistrationRecord): Press | undefined {
	const id = requestKey?.split(".")[0];
	return id ? { id, at: Date.parse(trail[0].at) } : undefined;
}
