import { useState } from "react";
import { BirthDateClaim, type ClaimableRecord } from "#shared/community/claims/claims.schema.ts";
import { userQuery } from "../../base/session/session.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useDraft } from "../../core/forms/useTypedTexts.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { RestoredTextNotice } from "../../ui/states/RestoredTextNotice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { claimMessages } from "./claims.messages.ts";
import { claims, ownClaimsQuery } from "./claims.queries.ts";
import { RelationField } from "./RelationField.tsx";

/** Claims a record with the user's email address by entering its birth date. */
export function RecordForm({ record }: { record: ClaimableRecord }) {
	const text = useText(claimMessages);
	const locale = useLocale();
	const form = useSchemaForm<BirthDateClaim>(BirthDateClaim, { relation: "self", dateOfBirth: "" });
	const { field, handleSubmit, setError, formState } = form;
	const claim = useWrite({
		call: (body: BirthDateClaim, key) => claims.claim({ params: { id: record.id }, body, key }),
		toast: ({ outcome, isMinor }) =>
			outcome === "joined"
				? { title: text("claim.joined"), text: text("claim.joinedText") }
				: {
						title: text("claim.asked"),
						text: text(isMinor ? "claim.askedChild" : "claim.askedText"),
					},
		title: text("claim.failed"),
		setError,
		changed: [ownClaimsQuery, userQuery, { queryKey: ["dashboard"] }],
	});
	const [place, setPlace] = useState<HTMLFormElement | null>(null);
	const draft = useDraft(place, `claim-${record.id}`, claim);
	const name = (locale === "ar" && record.firstNameAr) || record.firstName;
	return (
		<form
			ref={setPlace}
			className="stack claim-form"
			noValidate
			onSubmit={handleSubmit((values) => claim.mutate(values))}
		>
			<h3>
				<Written>{name}</Written>
			</h3>
			<Wrong>{formState.errors.dateOfBirth ? undefined : claim.reason}</Wrong>
			<RestoredTextNotice {...draft} />
			<div className="claim-pair">
				<RelationField {...field("relation")} />
				<Field
					label={text("claim.dateOfBirth")}
					hint={text("claim.dateHint")}
					type="date"
					{...field("dateOfBirth")}
				/>
			</div>
			<p>
				<Button type="submit" kind="primary" disabled={claim.isPending}>
					{text(claim.isPending ? "claim.sending" : "claim.claim")}
				</Button>
			</p>
		</form>
	);
}
