import type { registrationStatuses } from "#shared/competition/registrations/registrations.rules.ts";
import { messages } from "../../../core/language/messages.ts";

export const statusMessages = messages(
	{
		"status.pending": "Pending",
		"status.approved": "Approved",
		"status.rejected": "Rejected",
		"status.waitlisted": "Waiting list",
		"status.offered": "Place offered",
		"status.cancelled": "Cancelled",
		"status.awaitsGuardian": "Consent needed",
		"status.tookPlace": "Took place",
		"status.undecided": "Not decided",
		"status.noPlace": "No place",
	} satisfies Record<`status.${(typeof registrationStatuses)[number]}`, string> &
		Record<string, string>,
	{
		"status.pending": "بانتظار القرار",
		"status.approved": "معتمد",
		"status.rejected": "مرفوض",
		"status.waitlisted": "قائمة الانتظار",
		"status.offered": "مكان معروض عليك",
		"status.cancelled": "ملغى",
		"status.awaitsGuardian": "بانتظار موافقة ولي الأمر",
		"status.tookPlace": "أُقيمت",
		"status.undecided": "لم يُبتّ فيه",
		"status.noPlace": "لم يتوفّر مكان",
	},
);
