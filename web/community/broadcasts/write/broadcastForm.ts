import type { AudienceKind, AudienceRole } from "#shared/community/broadcasts/broadcasts.rules.ts";
import {
	type RegistrationStatus,
	registrationStatuses,
} from "#shared/competition/registrations/registrations.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { OwingStatus } from "#shared/core/people.ts";

/**
 * Form values. Each audience kind has its own fields, which keep their values while another kind is
 * selected.
 */
export type BroadcastValues = {
	audience: {
		kind: AudienceKind;
		role: AudienceRole;
		coachId: string;
		trainingClassId: string;
		waiting: boolean;
		eventId: string;
		classId: string;
		entryStatus: RegistrationStatus | "";
		status: OwingStatus;
		userIds: UserId[];
	};
	titleEn: string;
	titleAr: string;
	messageEn: string;
	messageAr: string;
	actionUrl: string;
	email: boolean;
	/** Day and hour in Kuwait, `2026-12-05T09:00`; empty to send at once. */
	sendAt: string;
};

/** The texts of an announcement, where it leads, and of a draft whether it is mailed too. */
export type BroadcastTexts = Pick<
	BroadcastValues,
	"titleEn" | "titleAr" | "messageEn" | "messageAr" | "actionUrl"
> &
	Partial<Pick<BroadcastValues, "email">>;

/** Audience fields that are preselected when the form opens. */
export type Chosen = Partial<BroadcastValues["audience"]>;

export const emptyBroadcast = (chosen: Chosen): BroadcastValues => ({
	audience: {
		kind: "role",
		role: "member",
		coachId: "",
		trainingClassId: "",
		waiting: false,
		eventId: "",
		classId: "",
		entryStatus: "",
		status: "overdue",
		userIds: [],
		...chosen,
	},
	titleEn: "",
	titleAr: "",
	messageEn: "",
	messageAr: "",
	actionUrl: "",
	email: false,
	sendAt: "",
});

/** The texts of a form, as a draft of staff: without an audience and a time. */
export const draftIn = ({ audience: _, sendAt: __, actionUrl, ...texts }: BroadcastValues) => ({
	...texts,
	actionUrl: actionUrl || null,
});

/**
 * The audience that a query string names, such as selected people or the waiting list of an event
 * class.
 */
export function audienceIn(search: URLSearchParams): Chosen | undefined {
	const selected = search.get("people");
	if (selected && /^[1-9]\d*(,[1-9]\d*)*$/.test(selected))
		return { kind: "people", userIds: selected.split(",").map(Number) as UserId[] };
	const eventId = search.get("event");
	if (!eventId) return undefined;
	const entryStatus = registrationStatuses.find((one) => one === search.get("status")) ?? "";
	return { kind: "entrants", eventId, classId: search.get("class") ?? "", entryStatus };
}

/** Converts a URL of this site, as copied from the address bar, into a path. */
export const asPath = (typed: string): string =>
	typed.startsWith(`${location.origin}/`) ? typed.slice(location.origin.length) : typed.trim();
