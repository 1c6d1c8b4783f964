import type { AudienceKind, AudienceRole } from "#shared/content/broadcasts/broadcasts.rules.ts";
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
		status: OwingStatus;
	};
	titleEn: string;
	titleAr: string;
	messageEn: string;
	messageAr: string;
	actionUrl: string;
	email: boolean;
};

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
		status: "overdue",
		...chosen,
	},
	titleEn: "",
	titleAr: "",
	messageEn: "",
	messageAr: "",
	actionUrl: "",
	email: false,
});

/** Converts a URL of this site, as copied from the address bar, into a path. */
export const asPath = (typed: string): string =>
	typed.startsWith(`${location.origin}/`) ? typed.slice(location.origin.length) : typed.trim();
