import { useRef } from "react";
import type { Claim } from "#shared/community/claims/claims.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { AreaField } from "../../ui/fields/Field.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { claims, claimsPages } from "./claims.queries.ts";
import { manageClaimMessages } from "./manageClaims.messages.ts";

/** Asks for confirmation and a reason, shown to the claimant, before declining a claim. */
export default function DeclineDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
	const text = useText(manageClaimMessages);
	const names = useNames();
	const reason = useRef<HTMLTextAreaElement>(null);
	const decline = useWrite({
		call: (_: void, key) =>
			claims.decline({ params: { id: claim.id }, body: { reason: reason.current?.value }, key }),
		said: () => ({ title: text("manageClaim.declined") }),
		changed: [claimsPages],
		done: onClose,
	});
	return (
		<ConfirmDialog
			draft={`claim-decline-${claim.id}`}
			title={text("manageClaim.declineTitle")}
			submit={text("manageClaim.decline")}
			submitting={text("manageClaim.declining")}
			write={decline}
			onClose={onClose}
		>
			<p>
				<Sentence>
					{text("manageClaim.declineText", {
						name: claim.claimant ? isolateName(names(claim.claimant).full) : "",
					})}
				</Sentence>
			</p>
			<AreaField
				ref={reason}
				optional
				label={text("manageClaim.reason")}
				hint={text("manageClaim.reasonHint")}
				rows={3}
				maxLength={500}
			/>
		</ConfirmDialog>
	);
}
