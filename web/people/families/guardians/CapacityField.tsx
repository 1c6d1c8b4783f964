import type { ComponentProps } from "react";
import { capacitiesFor } from "#shared/people/families/families.rules.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { familyMessages } from "../families.messages.ts";

/** The user's relation to the child. */
export function CapacityField(
	props: Omit<ComponentProps<typeof SelectField>, "label" | "children">,
) {
	const text = useText(familyMessages);
	const { data: user } = useUser();
	return (
		<SelectField required label={text("family.capacityLabel")} {...props}>
			<option value="">{text("family.chooseCapacity")}</option>
			{capacitiesFor(user?.gender ?? null).map((capacity) => (
				<option key={capacity} value={capacity}>
					{text(`family.capacity.${capacity}`)}
				</option>
			))}
		</SelectField>
	);
}
