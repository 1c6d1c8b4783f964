import type {
	Passport,
	PassportEvent,
	PassportRank,
} from "#shared/community/passport/passport.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { resultsOf } from "../../competition/draws/draws.service.ts";
import type { EventRecord } from "../../competition/events/event.entity.ts";
import { findEvents } from "../../competition/events/events.service.ts";
import { pastEventsOf } from "../../competition/registrations/entries/entries.service.ts";
import { requireFound } from "../../core/errors.ts";
import type { Acting } from "../../people/families/authorization.ts";
import { findUser, namesOf } from "../../people/users/users.service.ts";
import { sessionsByYear } from "../../training/attendance/attendance.service.ts";
import { ranksOf } from "../../training/belts/history.service.ts";
import type { CertificateRecord } from "../../training/certificates/certificate.entity.ts";
import { certificatesOf } from "../../training/certificates/certificates.service.ts";

/** Most events in a passport, the latest ones. */
const mostEvents = 100;

const titleOf = ({ titleEn, titleAr }: EventRecord) => ({ titleEn, titleAr });

/** The certificate of a rank: the valid one, or else the latest. */
const certificateOf = (
	certificates: readonly CertificateRecord[],
	{ toBelt, progressionDate }: { toBelt: string; progressionDate: string },
): CertificateRecord | undefined => {
	const own = certificates.filter(({ belt, date }) => belt === toBelt && date === progressionDate);
	return own.find(({ state }) => state === "valid") ?? own.sort((a, b) => b.issue - a.issue)[0];
};

function viewCertificate(
	certificate: CertificateRecord | undefined,
	events: ReadonlyMap<number, EventRecord>,
): Pick<PassportRank, "grading" | "certificate" | "examiners"> {
	if (!certificate) return { grading: null, certificate: null, examiners: [] };
	const { id, number, state, examiners, eventId } = certificate;
	const event = eventId === undefined ? undefined : events.get(eventId);
	return {
		grading: event ? { id: event.id as EventId, ...titleOf(event) } : null,
		certificate: { id, number, state },
		examiners: examiners.map((one) => ({ ...one, nameAr: one.nameAr ?? null })),
	};
}

/**
 * A person's ranks, and what lay between them. Gradings stand with their rank, so that one that was
 * failed is not shown. Who came to other events is not recorded: an approved place counts.
 */
export async function readPassport({ person: userId, now }: Acting): Promise<Passport> {
	const [found, ranks, certificates, entered, results, sessions] = await Promise.all([
		findUser(userId),
		ranksOf(userId),
		certificatesOf(userId),
		pastEventsOf(userId, now),
		resultsOf(userId),
		sessionsByYear(userId, kuwaitDate(now)),
	]);
	const person = requireFound(found);
	const graded = certificates.flatMap(({ eventId }) => (eventId === undefined ? [] : [eventId]));
	const records = await findEvents([...new Set([...entered.slice(0, mostEvents), ...graded])]);
	const events = new Map(records.map((event) => [event.id, event]));
	const placesAt = (id: number) =>
		results
			.filter(({ eventId }) => eventId === id)
			.map(({ place, className, classNameAr }) => ({ place, className, classNameAr }));
	const attended = entered.flatMap((id): PassportEvent[] => {
		const event = events.get(id);
		if (!event || event.eventType === "grading" || event.cancelReason || event.shadow) return [];
		return [
			{
				id: event.id as EventId,
				type: event.eventType,
				...titleOf(event),
				date: event.eventDate,
				places: placesAt(id),
			},
		];
	});
	const { currentBelt, profileImageUrl = null } = person;
	return {
		person: { id: person.id as UserId, ...namesOf(person), currentBelt, profileImageUrl },
		ranks: ranks.map((line) => ({
			belt: line.toBelt,
			date: line.progressionDate,
			...viewCertificate(certificateOf(certificates, line), events),
		})),
		events: attended,
		card: certificates.find(({ state }) => state === "valid")?.id ?? null,
		sessions,
	};
}
