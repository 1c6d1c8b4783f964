import { registrationState } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";

/** What an event has where the answer does not say it. */
const usual: Omit<
	Event,
	| "id"
	| "titleEn"
	| "titleAr"
	| "descriptionEn"
	| "descriptionAr"
	| "eventType"
	| "eventDate"
	| "location"
	| "organizerId"
	| "registrationState"
> = {
	endDate: null,
	registrationOpensAt: null,
	registrationDeadline: null,
	ageReferenceDate: null,
	offerHours: 0,
	maxParticipants: 0,
	waitingList: false,
	imageUrl: null,
	flyerUrl: null,
	locationAr: null,
	schedule: null,
	coachId: null,
	membershipRule: "none",
	requiredDocument: "none",
	guardianConsent: false,
	waitingRoom: false,
	fee: null,
	lateFee: null,
	lateFrom: null,
	memberFee: null,
	familyMax: null,
	payUntil: null,
	paymentRule: "desk",
	unpaidRule: "keep",
	lateCancellation: "void",
	published: true,
	cancelReason: null,
	registeredCount: 0,
	waiting: false,
	classes: [],
	updatedAt: "",
	version: 1,
};

/**
 * Completes an event from the fields that every server answers, such as another release's, so that
 * each page can show it.
 */
export function completeEvent(answered: Event): Event {
	const event = { ...usual, ...answered };
	return {
		...event,
		registrationState: answered.registrationState ?? registrationState(event, Date.now()),
	};
}
