import { useState } from "react";
import { membershipRules } from "#shared/competition/event-classes/eligibility.rules.ts";
import { requiredDocuments } from "#shared/people/documents/documents.rules.ts";
import { WholeField } from "../../../base/records/WholeField.tsx";
import { useText } from "../../../core/language/messages.ts";
import { CheckField, Field, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { DateFields } from "../manage/DateFields.tsx";
import { manageMessages } from "../manage/manage.messages.ts";
import { PriceFields } from "../prices/PriceFields.tsx";
import { priceFieldsMessages } from "../prices/priceFields.messages.ts";
import { eventStepsMessages } from "./eventSteps.messages.ts";
import type { DetailsFields } from "./useDetails.ts";

/** Fields for the dates, places, requirements and prices of registration. */
export function RegistrationFields({
	details: { form, field, labels },
}: {
	details: DetailsFields;
}) {
	const text = useText(manageMessages);
	const steps = useText(eventStepsMessages);
	const prices = useText(priceFieldsMessages);
	const [isSet] = useState(() => {
		const { waitingRoom, offerHours, ageReferenceDate } = form.getValues();
		return waitingRoom || offerHours !== "0" || ageReferenceDate !== "";
	});
	return (
		<>
			<p className="small soft">{text("manage.kuwait")}</p>
			<DateFields
				name="registrationOpensAt"
				label={labels.registrationOpensAt}
				hint={text("manage.opensHint")}
				form={form}
			/>
			<DateFields
				name="registrationDeadline"
				label={labels.registrationDeadline}
				hint={text("manage.deadlineHint")}
				form={form}
			/>
			<WholeField
				className="short"
				hint={text("manage.maxHint")}
				form={form}
				none="0"
				{...field("maxParticipants")}
			/>
			<CheckField hint={text("manage.waitingListHint")} {...field("waitingList")} />
			<SelectField hint={text("manage.membershipRuleHint")} {...field("membershipRule")}>
				<Options of={membershipRules} word={(rule) => text(`manage.membershipRule.${rule}`)} />
			</SelectField>
			<SelectField hint={text("manage.requiredDocumentHint")} {...field("requiredDocument")}>
				<Options of={requiredDocuments} word={(kind) => text(`manage.requiredDocument.${kind}`)} />
			</SelectField>
			<CheckField hint={text("manage.guardianConsentHint")} {...field("guardianConsent")} />
			{form.watch("eventType") === "grading" ? (
				<p className="small soft">{prices("priceFields.grading")}</p>
			) : (
				<PriceFields form={form} field={field} />
			)}
			<details className="form-part" open={isSet}>
				<summary>{steps("eventSteps.moreSettings")}</summary>
				<div className="stack">
					<CheckField hint={text("manage.waitingRoomHint")} {...field("waitingRoom")} />
					<WholeField
						className="short"
						hint={text("manage.offerHoursHint")}
						form={form}
						fallback="0"
						{...field("offerHours")}
					/>
					<Field
						hint={text("manage.ageDayHint")}
						type="date"
						className="short"
						{...field("ageReferenceDate")}
					/>
				</div>
			</details>
		</>
	);
}
