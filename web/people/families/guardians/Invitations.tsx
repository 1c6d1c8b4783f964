import { useState } from "react";
import type { Family } from "#shared/people/families/families.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useNames } from "../../users/names.ts";
import { familyMessages } from "../families.messages.ts";
import { allFamiliesQuery, families } from "../families.queries.ts";
import "../../users/link-requests.css";

const AcceptInvitationDialog = lazyPart(() => import("./AcceptInvitationDialog.tsx"));

type Invitation = Family["invitations"][number];

function Row({ invitation }: { invitation: Invitation }) {
	const text = useText(familyMessages);
	const names = useNames();
	const [isAccepting, setAccepting] = useState(false);
	const child = names(invitation.child).full;
	const by = invitation.invitedBy && names(invitation.invitedBy).full;
	const decline = useWrite({
		call: (_: void, key) => families.decline({ params: { id: invitation.child.id }, key }),
		toast: () => ({ title: text("family.declined"), text: child }),
		changed: [allFamiliesQuery],
	});
	return (
		<li>
			<span>
				{by ? text("family.invitedBy", { by, child }) : text("family.invited", { child })}
			</span>
			<span className="row">
				<Button
					kind="primary"
					opens
					aria-label={text("family.acceptOf", { child })}
					onClick={() => setAccepting(true)}
				>
					{text("family.accept")}
				</Button>
				<Button
					aria-label={text("family.declineOf", { child })}
					disabled={decline.isPending}
					onClick={() => decline.mutate()}
				>
					{text("family.decline")}
				</Button>
			</span>
			{isAccepting && (
				<AcceptInvitationDialog invitation={invitation} onClose={() => setAccepting(false)} />
			)}
		</li>
	);
}

/** Pending invitations to become a guardian; nothing without any. */
export function Invitations({ invitations }: Pick<Family, "invitations">) {
	const text = useText(familyMessages);
	if (invitations.length === 0) return null;
	return (
		<section className="card stack" aria-labelledby="guardian-invitations">
			<h2 id="guardian-invitations">{text("family.invitations")}</h2>
			<ul className="link-requests">
				{invitations.map((invitation) => (
					<Row key={invitation.child.id} invitation={invitation} />
				))}
			</ul>
		</section>
	);
}
