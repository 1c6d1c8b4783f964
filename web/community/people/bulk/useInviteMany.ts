import { useRef, useState } from "react";
import {
	type InviteOutcome,
	invitedAtOnce,
	inviteOutcomes,
} from "#shared/community/people/people.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { people } from "../../../people/users/people.client.ts";
import { staffPeopleQuery } from "../people.queries.ts";
import { invitationMessages } from "./invitations.messages.ts";

/** Why somebody was not invited. */
const reasons = inviteOutcomes.filter((one) => one !== "invited");

type Counts = Partial<Record<InviteOutcome, number>>;

/**
 * Invites people in steps. After a failure the same press goes on where it stopped: a step that was
 * answered is not sent again, and the server invites nobody twice in a day.
 */
export function useInviteMany(done: () => void) {
	const text = useText(invitationMessages);
	const [progress, setProgress] = useState(0);
	const counts = useRef<Counts>({});
	const next = useRef(0);
	const write = useWrite<readonly UserId[], Counts>({
		async call(ids, key) {
			while (next.current < ids.length) {
				const step = ids.slice(next.current, next.current + invitedAtOnce);
				const answer = await people.inviteMany({
					body: { ids: [...step] },
					key: `${key}-${next.current}`,
				});
				for (const { outcome } of answer)
					counts.current[outcome] = (counts.current[outcome] ?? 0) + 1;
				next.current += step.length;
				setProgress(next.current);
			}
			return counts.current;
		},
		toast: (all) => {
			const left = reasons.filter((one) => all[one]);
			return {
				title: text("invitations.done", { count: all.invited ?? 0 }),
				text: left
					.map((one) => text(`invitations.${one}`, { count: all[one] ?? 0 }))
					.join(text("invitations.and")),
				kind: all.invited ? "success" : "error",
			};
		},
		changed: [staffPeopleQuery],
		done,
	});
	return { ...write, progress };
}
