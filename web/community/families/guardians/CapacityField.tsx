import type { ComponentProps } from "react";
import { guardianCapacities } from "#shared/community/families/families.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { familyMessages } from "../families.messages.ts";

/** A guardian's relation to the child. */
export function CapacityField(
	props: Omit<ComponentProps<typeof SelectField>, "label" | "children">,
) {
	const text = useText(familyMessages);
	return (
		<SelectField required label={text("family.capacityLabel")} {...props}>
			<option value="">{text("family.chooseCapacity")}</option>
			{guardianCapacities.map((capacity) => (
				<option key={capacity} value={capacity}>
					{text(`family.capacity.${capacity}`)}
				</option>
			))}
		</SelectField>
	);
}
