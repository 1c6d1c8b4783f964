import type { AudienceKind, AudienceRole } from "#shared/broadcasts/broadcasts.rules.ts";
import type { OwingStatus } from "#shared/core/people.ts";

/** What stands in the form. Of the audience each kind has its fields, and keeps them while another one is looked at. */
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

/** What of an audience is chosen before the form is opened. */
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

/** An address that was copied from this site's address bar, as a path. */
export const asPath = (typed: string): string =>
	typed.startsWith(`${location.origin}/`) ? typed.slice(location.origin.length) : typed.trim();
