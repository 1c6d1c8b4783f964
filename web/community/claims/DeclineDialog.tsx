import type { Claim } from "#shared/community/claims/claims.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import ReasonDialog from "../../ui/dialogs/ReasonDialog.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { claims, claimsPages } from "./claims.queries.ts";
import { manageClaimMessages } from "./manageClaims.messages.ts";

/** Asks for confirmation and a reason, shown to the claimant, before declining a claim. */
export default function DeclineDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
	const text = useText(manageClaimMessages);
	const names = useNames();
	const decline = useWrite({
		call: (reason: string, key) =>
			claims.decline({ params: { id: claim.id }, body: { reason }, key }),
		toast: () => ({ title: text("manageClaim.declined") }),
		changed: [claimsPages],
		done: onClose,
	});
	return (
		<ReasonDialog
			draft={`claim-decline-${claim.id}`}
			title={text("manageClaim.declineTitle")}
			submit={text("manageClaim.decline")}
			submitting={text("manageClaim.declining")}
			label={text("manageClaim.reason")}
			hint={text("manageClaim.reasonHint")}
			rows={3}
			optional
			write={decline}
			onClose={onClose}
		>
			<Sentence>
				{text("manageClaim.declineText", {
					name: claim.claimant ? isolateName(names(claim.claimant).full) : "",
				})}
			</Sentence>
		</ReasonDialog>
	);
}
