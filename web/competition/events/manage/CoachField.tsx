import type { ComponentProps } from "react";
import type { Coach } from "#shared/people/coaches/coaches.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { manageMessages } from "./manage.messages.ts";

type Props = ComponentProps<typeof SelectField> & { coaches: Coach[] | undefined };

/**
 * Select for the event's responsible coach. Remounts when the coaches are loaded, because until
 * then the selected coach has no option and the value would be lost.
 */
export function CoachField({ coaches, ...field }: Props) {
	const text = useText(manageMessages);
	const names = useNames();
	return (
		<SelectField key={coaches ? "chosen" : "waiting"} {...field}>
			<Options
				of={coaches ?? []}
				word={(coach) => names(coach).full}
				none={text("manage.noCoach")}
			/>
		</SelectField>
	);
}
