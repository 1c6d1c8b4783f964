import { useState } from "react";
import type { Claim } from "#shared/community/claims/claims.schema.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { ApiError } from "../../core/calls/client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { PersonChoice } from "../../people/users/PersonChoice.tsx";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { claims, claimsPages } from "./claims.queries.ts";
import { manageClaimMessages } from "./manageClaims.messages.ts";

/**
 * Approves a claim: merges the claimed or found record into the account; for guardians, creates an
 * invitation.
 */
export default function ApproveDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
	const text = useText(manageClaimMessages);
	const fieldText = useFieldText();
	const names = useNames();
	const [person, setPerson] = useState<Person | null>(null);
	const isGuardian = claim.relation === "guardian";
	const recordId = claim.record?.id ?? person?.id;
	const approve = useWrite({
		call: (_: void, key) => claims.approve({ params: { id: claim.id }, body: { recordId }, key }),
		toast: () => ({ title: text(isGuardian ? "manageClaim.linked" : "manageClaim.recordLinked") }),
		changed: [claimsPages],
		done: onClose,
	});
	const wrong = approve.error instanceof ApiError ? approve.error.body.fields?.recordId : undefined;
	const name = claim.claimant ? isolateName(names(claim.claimant).full) : "";
	return (
		<ConfirmDialog
			title={text(isGuardian ? "manageClaim.linkTitle" : "manageClaim.approveTitle")}
			submit={text(isGuardian ? "manageClaim.link" : "manageClaim.approve")}
			submitting={text(isGuardian ? "manageClaim.linking" : "manageClaim.approving")}
			write={approve}
			incomplete={!recordId}
			onClose={onClose}
		>
			<p>
				<Sentence>
					{text(isGuardian ? "manageClaim.linkText" : "manageClaim.approveText", { name })}
				</Sentence>
			</p>
			{!claim.record && (
				<PersonChoice
					label={text("manageClaim.find")}
					hint={text("manageClaim.findHint")}
					person={person}
					wrong={fieldText(wrong)}
					search={claim.typedName ?? undefined}
					chosen={claim.claimant ? [claim.claimant] : []}
					onChoose={setPerson}
				/>
			)}
		</ConfirmDialog>
	);
}
