import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { coachesPages } from "../../people/coaches/coaches.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { applicationsMessages } from "./applications.messages.ts";
import { applications, applicationsPages } from "./applications.queries.ts";

/** Approves a coach application. */
export function useApprove(application: CoachApplication, done?: () => void) {
	const text = useText(applicationsMessages);
	const name = useNames()(application).full;
	return useWrite({
		call: (_: void, key) => applications.approve({ params: { id: application.id }, key }),
		toast: () => ({ title: text("applications.approved"), text: name }),
		fallback: text("applications.approveFailed"),
		changed: [applicationsPages, coachesPages],
		done,
	});
}
