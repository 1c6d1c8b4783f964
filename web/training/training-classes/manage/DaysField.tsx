import type { UseFormReturn } from "react-hook-form";
import {
	type DayOfWeek,
	daysOfWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { trainingClassMessages } from "../training-classes.messages.ts";
import type { ClassValues } from "./classForm.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";
import "../../../ui/fields/choices.css";

/** Further days of a new class, at the same hours. */
export function DaysField({ form }: { form: UseFormReturn<ClassValues> }) {
	const text = useText(manageClassMessages);
	const words = useText(trainingClassMessages);
	const chosen = form.watch("dayOfWeek");
	const others = daysOfWeek.filter((day: DayOfWeek) => day !== chosen);
	return (
		<fieldset className="choices">
			<legend>{text("manageClass.alsoOn")}</legend>
			<div className="row">
				{others.map((day) => (
					<label key={day}>
						<input type="checkbox" value={day} {...form.register("alsoOn")} />
						<span>{words(`class.${day}`)}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
