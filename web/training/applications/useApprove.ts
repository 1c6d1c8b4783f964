import type { CoachApplication } from "#shared/training/applications/applications.schema.ts";
import { useNames } from "../../community/users/names.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { coachesPages } from "../coaches/coaches.queries.ts";
import { applicationsMessages } from "./applications.messages.ts";
import { applications, applicationsPages } from "./applications.queries.ts";

/** Approves a coach application. */
export function useApprove(application: CoachApplication, done?: () => void) {
	const text = useText(applicationsMessages);
	const name = useNames()(application).full;
	return useWrite({
		call: (_: void, key) => applications.approve({ params: { id: application.id }, key }),
		said: () => ({ title: text("applications.approved"), text: name }),
		fallback: text("applications.approveFailed"),
		changed: [applicationsPages, coachesPages],
		done,
	});
}
