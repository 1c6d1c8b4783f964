import type { ComponentProps } from "react";
import { relations } from "#shared/community/claims/claims.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { SelectField } from "../../ui/fields/Field.tsx";
import { claimMessages } from "./claims.messages.ts";

/** Whether a record is the user's own or their child's. */
export function RelationField(props: Omit<ComponentProps<typeof SelectField>, "label">) {
	const text = useText(claimMessages);
	return (
		<SelectField label={text("claim.relation")} {...props}>
			{relations.map((relation) => (
				<option key={relation} value={relation}>
					{text(`claim.${relation}`)}
				</option>
			))}
		</SelectField>
	);
}
