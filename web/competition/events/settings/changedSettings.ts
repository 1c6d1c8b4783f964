import type { Event } from "#shared/competition/events/events.schema.ts";

/** The settings of an event with what a new event starts with, in the order in which staff read them. */
export const settingDefaults = {
	fee: null,
	lateFee: null,
	memberFee: null,
	familyMax: null,
	payUntil: null,
	paymentRule: "desk",
	unpaidRule: "keep",
	lateCancellation: "void",
	membershipRule: "none",
	requiredDocument: "none",
	guardianConsent: false,
	waitingList: true,
	offerHours: 0,
	waitingRoom: false,
	ageReferenceDate: null,
	coachId: null,
} as const satisfies Partial<Event>;

export type SettingName = keyof typeof settingDefaults;

/** Settings that say nothing while the event charges no fee. */
const onlyWithFee: readonly SettingName[] = ["paymentRule", "unpaidRule", "lateCancellation"];

/** The settings of an event that differ from what a new event starts with. */
export function changedSettings(event: Event, hasFee: boolean): SettingName[] {
	const names = Object.keys(settingDefaults) as SettingName[];
	return names.filter(
		(name) => event[name] !== settingDefaults[name] && (hasFee || !onlyWithFee.includes(name)),
	);
}
