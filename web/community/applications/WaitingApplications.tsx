import { useState } from "react";
import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useWriteEach } from "../../core/calls/useWriteEach.ts";
import { useText } from "../../core/language/messages.ts";
import { coachesPages } from "../../people/coaches/coaches.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { DecideGroup } from "../../ui/decide/DecideGroup.tsx";
import { applicationsMessages } from "./applications.messages.ts";
import { applications, applicationsPages } from "./applications.queries.ts";
import RejectDialog from "./RejectDialog.tsx";

/** Coach applications that wait for a decision. */
export default function WaitingApplications() {
	const text = useText(applicationsMessages);
	const names = useNames();
	const beltName = useBeltName();
	const { rows, more } = usePages(applicationsPages);
	const approve = useWriteEach<CoachApplication>({
		keyOf: ({ id }) => String(id),
		nameOf: (application) => names(application).full,
		call: ({ id }, key) => applications.approve({ params: { id }, key }),
		title: (count) => text("applications.approvedCount", { count }),
		changed: [applicationsPages, coachesPages],
	});
	const [rejected, setRejected] = useState<CoachApplication>();
	const those = (keys: string[]) => rows?.filter(({ id }) => keys.includes(String(id))) ?? [];
	return (
		<DecideGroup
			id="applications"
			title={text("applications.title")}
			to="/?tab=applications"
			rows={rows?.map((application) => ({
				key: String(application.id),
				name: names(application).full,
				to: `/?tab=applications&id=${application.id}`,
				facts: beltName(application.currentBelt),
				since: application.createdAt,
			}))}
			more={more}
			approve={{ run: (keys) => approve.mutate(those(keys)), isPending: approve.isPending }}
			reject={([key]) => setRejected(those([key])[0])}
		>
			{rejected && <RejectDialog application={rejected} onClose={() => setRejected(undefined)} />}
		</DecideGroup>
	);
}
