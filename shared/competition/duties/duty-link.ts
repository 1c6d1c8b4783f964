import { DutyClaim } from "./duties.schema.ts";

/** Path of the link of a duty. Its secret is behind the #, which browsers send to no server. */
export const dutyLinkPath = ({ eventId, dutyId, secret }: DutyClaim) =>
	`/duty#${eventId}.${dutyId}.${secret}`;

/** Reads what is behind the # of a link; null if it was not copied whole. */
export function readDutyLink(hash: string): DutyClaim | null {
	const [eventId, dutyId, secret] = hash.replace(/^#/, "").split(".");
	return DutyClaim.safeParse({ eventId: Number(eventId), dutyId, secret }).data ?? null;
}
