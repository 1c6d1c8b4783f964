import { type ReactNode, useState } from "react";
import { eventTypes } from "#shared/competition/events/events.rules.ts";
import { PictureField } from "../../../base/pictures/PictureField.tsx";
import { BilingualField } from "../../../base/records/BilingualField.tsx";
import { useText } from "../../../core/language/messages.ts";
import { useCoaches } from "../../../people/coaches/useCoaches.ts";
import { AreaField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { eventMessages } from "../events.messages.ts";
import { CoachField } from "../manage/CoachField.tsx";
import { DateFields } from "../manage/DateFields.tsx";
import { manageMessages } from "../manage/manage.messages.ts";
import { eventStepsMessages } from "./eventSteps.messages.ts";
import type { DetailsFields } from "./useDetails.ts";

/** Fields for name, type, dates, place and description of an event. `first`: content above them. */
export function BasicsFields({
	details: { form, field, labels },
	first,
}: {
	details: DetailsFields;
	first?: ReactNode;
}) {
	const text = useText(manageMessages);
	const types = useText(eventMessages);
	const steps = useText(eventStepsMessages);
	const coaches = useCoaches();
	const [isSet] = useState(() => form.getValues(["schedule", "coachId", "flyerUrl"]).some(Boolean));
	return (
		<>
			{first}
			<BilingualField
				form={form}
				fields={{ en: "titleEn", ar: "titleAr" }}
				label={text("manage.name")}
			/>
			<SelectField {...field("eventType")}>
				<Options of={eventTypes} word={(type) => types(`event.type.${type}`)} />
			</SelectField>
			<p className="small soft">{text("manage.kuwait")}</p>
			<DateFields name="eventDate" label={labels.eventDate} form={form} />
			<DateFields name="endDate" label={labels.endDate} form={form} />
			<BilingualField
				form={form}
				fields={{ en: "location", ar: "locationAr" }}
				label={text("manage.place")}
			/>
			<BilingualField
				form={form}
				fields={{ en: "descriptionEn", ar: "descriptionAr" }}
				label={text("manage.description")}
				rows={4}
			/>
			<PictureField form={form} name="imageUrl" label={labels.imageUrl} />
			<details className="form-part" open={isSet}>
				<summary>{steps("eventSteps.moreSettings")}</summary>
				<div className="stack">
					<AreaField hint={text("manage.scheduleHint")} {...field("schedule")} />
					<CoachField coaches={coaches} {...field("coachId")} />
					<PictureField
						form={form}
						name="flyerUrl"
						label={labels.flyerUrl}
						hint={text("manage.flyerHint")}
						orLink
					/>
				</div>
			</details>
		</>
	);
}
