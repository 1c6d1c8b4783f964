import { useNavigate } from "react-router-dom";
import { requiredDocuments } from "#shared/community/documents/documents.rules.ts";
import { membershipRules } from "#shared/competition/event-classes/eligibility.rules.ts";
import { eventTypes } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useNames } from "../../../community/users/names.ts";
import { PictureField } from "../../../content/pictures/PictureField.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { BilingualField } from "../../../platform/records/BilingualField.tsx";
import { RecordDialog } from "../../../platform/records/RecordDialog.tsx";
import {
	recordOf,
	usePairLabels,
	useRecordDialog,
} from "../../../platform/records/useRecordDialog.ts";
import { WholeField } from "../../../platform/records/WholeField.tsx";
import { useCoaches } from "../../../training/coaches/useCoaches.ts";
import { AreaField, CheckField, Field, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { events } from "../events.client.ts";
import { eventMessages } from "../events.messages.ts";
import { ChangeNotice } from "./ChangeNotice.tsx";
import { CoachField } from "./CoachField.tsx";
import { DateFields } from "./DateFields.tsx";
import { type DateName, EventForm, valuesOf } from "./eventForm.ts";
import { manageMessages } from "./manage.messages.ts";
import { useRefreshEvents } from "./manage.ts";
import "./manage.css";

function useLabels() {
	const text = useText(manageMessages);
	const labelsOf = usePairLabels();
	const timeOf = (date: string) => text("manage.timeOf", { date });
	return {
		...labelsOf(["titleEn", "titleAr"], text("manage.name")),
		...labelsOf(["descriptionEn", "descriptionAr"], text("manage.description")),
		eventType: text("manage.type"),
		eventDate: text("manage.date"),
		eventDateTime: timeOf(text("manage.date")),
		endDate: text("manage.end"),
		endDateTime: timeOf(text("manage.end")),
		...labelsOf(["location", "locationAr"], text("manage.place")),
		maxParticipants: text("manage.max"),
		waitingList: text("manage.waitingList"),
		registrationOpensAt: text("manage.opens"),
		registrationOpensAtTime: timeOf(text("manage.opens")),
		waitingRoom: text("manage.waitingRoom"),
		registrationDeadline: text("manage.deadline"),
		registrationDeadlineTime: timeOf(text("manage.deadline")),
		offerHours: text("manage.offerHours"),
		ageReferenceDate: text("manage.ageDay"),
		schedule: text("manage.schedule"),
		coachId: text("manage.coach"),
		membershipRule: text("manage.membershipRule"),
		requiredDocument: text("manage.requiredDocument"),
		guardianConsent: text("manage.guardianConsent"),
		imageUrl: text("manage.image"),
		flyerUrl: text("manage.flyer"),
		published: text("manage.visible"),
	};
}

/** Creates or edits an event. */
export default function EventDialog({
	event,
	onClose,
}: {
	event: Event | null;
	onClose: () => void;
}) {
	const text = useText(manageMessages);
	const types = useText(eventMessages);
	const labels = useLabels();
	const refresh = useRefreshEvents();
	const navigate = useNavigate();
	const { form, dialog, field } = useRecordDialog({
		...recordOf(events, event, valuesOf),
		schema: EventForm,
		draft: `event-${event?.id ?? "new"}`,
		labels,
		said: ({ published }) => ({
			title: text(event ? "manage.saved" : "manage.created"),
			text: published ? undefined : text("manage.createdText"),
		}),
		done: (saved) => {
			onClose();
			if (!event) navigate(paths.event(saved.id));
			return refresh(saved);
		},
		onClose,
	});
	const coaches = useCoaches();
	const names = useNames();
	const coachName = (id: string) => {
		const coach = coaches?.find((one) => String(one.id) === id);
		return coach ? names(coach).full : text("manage.noCoach");
	};
	const date = (name: DateName) => ({ name, label: labels[name], form });
	return (
		<RecordDialog
			{...dialog}
			words={{
				eventType: (type) => types(`event.type.${type}`),
				coachId: coachName,
				membershipRule: (rule) => text(`manage.membershipRule.${rule}`),
				requiredDocument: (kind) => text(`manage.requiredDocument.${kind}`),
			}}
			title={text(event ? "manage.edit" : "manage.new")}
			submit={text(event ? "manage.save" : "manage.create")}
		>
			<fieldset className="form-part stack">
				<legend>{text("manage.names")}</legend>
				<BilingualField
					form={form}
					fields={{ en: "titleEn", ar: "titleAr" }}
					label={text("manage.name")}
				/>
				<SelectField {...field("eventType")}>
					<Options of={eventTypes} word={(type) => types(`event.type.${type}`)} />
				</SelectField>
				<BilingualField
					form={form}
					fields={{ en: "descriptionEn", ar: "descriptionAr" }}
					label={text("manage.description")}
					rows={4}
				/>
			</fieldset>
			<fieldset className="form-part stack">
				<legend>{text("manage.whenWhere")}</legend>
				<p className="small soft">{text("manage.kuwait")}</p>
				<DateFields {...date("eventDate")} />
				<DateFields {...date("endDate")} />
				<BilingualField
					form={form}
					fields={{ en: "location", ar: "locationAr" }}
					label={text("manage.place")}
				/>
			</fieldset>
			<fieldset className="form-part stack">
				<legend>{text("manage.registration")}</legend>
				<WholeField
					className="short"
					hint={text("manage.maxHint")}
					form={form}
					none="0"
					{...field("maxParticipants")}
				/>
				<CheckField hint={text("manage.waitingListHint")} {...field("waitingList")} />
				<DateFields hint={text("manage.opensHint")} {...date("registrationOpensAt")} />
				<CheckField hint={text("manage.waitingRoomHint")} {...field("waitingRoom")} />
				<DateFields hint={text("manage.deadlineHint")} {...date("registrationDeadline")} />
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
				<SelectField hint={text("manage.membershipRuleHint")} {...field("membershipRule")}>
					<Options of={membershipRules} word={(rule) => text(`manage.membershipRule.${rule}`)} />
				</SelectField>
				<SelectField hint={text("manage.requiredDocumentHint")} {...field("requiredDocument")}>
					<Options
						of={requiredDocuments}
						word={(kind) => text(`manage.requiredDocument.${kind}`)}
					/>
				</SelectField>
				<CheckField hint={text("manage.guardianConsentHint")} {...field("guardianConsent")} />
			</fieldset>
			<fieldset className="form-part stack">
				<legend>{text("manage.more")}</legend>
				<AreaField hint={text("manage.scheduleHint")} {...field("schedule")} />
				<CoachField coaches={coaches} {...field("coachId")} />
				<PictureField form={form} name="imageUrl" label={labels.imageUrl} />
				<PictureField
					form={form}
					name="flyerUrl"
					label={labels.flyerUrl}
					hint={text("manage.flyerHint")}
					orLink
				/>
				<CheckField hint={text("manage.visibleHint")} {...field("published")} />
			</fieldset>
			{event && <ChangeNotice event={event} form={form} />}
		</RecordDialog>
	);
}
