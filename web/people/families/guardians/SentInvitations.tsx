import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { familyMessages } from "../families.messages.ts";
import { allFamiliesQuery, families, sentInvitationsQuery } from "../families.queries.ts";
import "../families.css";

/** Open invitations to be a child's guardian, which their sender and staff can cancel. */
export function SentInvitations({ id }: { id: UserId }) {
	const text = useText(familyMessages);
	const { data } = useQuery(sentInvitationsQuery(id));
	const withdraw = useWrite({
		call: (email: string, key) =>
			families.withdrawInvitation({ params: { id }, body: { email }, key }),
		toast: () => ({ title: text("family.inviteCancelled") }),
		changed: [allFamiliesQuery],
	});
	if (!data || data.length === 0) return null;
	return (
		<>
			<Wrong>{withdraw.reason}</Wrong>
			<ul className="guardians">
				{data.map(({ email }) => {
					const isolated = `\u2066${email}\u2069`;
					return (
						<li key={email}>
							<span>{text("family.inviteWaits", { email: isolated })}</span>
							<Button
								aria-label={text("family.inviteCancelOf", { email: isolated })}
								disabled={withdraw.isPending}
								onClick={() => withdraw.mutate(email)}
							>
								{text("family.inviteCancel")}
							</Button>
						</li>
					);
				})}
			</ul>
		</>
	);
}
