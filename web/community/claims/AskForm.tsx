import { useState } from "react";
import { ClaimRequest } from "#shared/community/claims/claims.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useDraft } from "../../core/forms/useTypedTexts.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { AreaField, Field } from "../../ui/fields/Field.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { RestoredTextNotice } from "../../ui/states/RestoredTextNotice.tsx";
import { claimMessages } from "./claims.messages.ts";
import { claims, ownClaimsQuery } from "./claims.queries.ts";
import { RelationField } from "./RelationField.tsx";

const empty = { relation: "self" as "self" | "guardian", name: "", dateOfBirth: "", note: "" };

/** Asks the federation for a record that is not found by the user's email address. */
export function AskForm() {
	const text = useText(claimMessages);
	const { field, handleSubmit, setError, reset } = useSchemaForm(ClaimRequest, empty);
	const ask = useWrite({
		call: (body: typeof empty, key) => claims.ask({ body, key }),
		toast: ({ relation }) => ({
			title: text("claim.asked"),
			text: text(relation === "guardian" ? "claim.askedChild" : "claim.askedText"),
		}),
		title: text("claim.failed"),
		setError,
		changed: [ownClaimsQuery],
		done: () => reset(),
	});
	const [form, setForm] = useState<HTMLFormElement | null>(null);
	const draft = useDraft(form, "claim-ask", ask);
	return (
		<form
			ref={setForm}
			className="stack"
			noValidate
			onSubmit={handleSubmit((values) => ask.mutate(values))}
		>
			<Wrong>{ask.reason}</Wrong>
			<RestoredTextNotice {...draft} />
			<div className="claim-pair">
				<RelationField {...field("relation")} />
				<Field label={text("claim.dateOfBirth")} type="date" {...field("dateOfBirth")} />
			</div>
			<Field label={text("claim.name")} dir="auto" {...field("name")} />
			<AreaField label={text("claim.note")} rows={3} {...field("note")} />
			<p>
				<Button type="submit" disabled={ask.isPending}>
					{text(ask.isPending ? "claim.sending" : "claim.send")}
				</Button>
			</p>
		</form>
	);
}
