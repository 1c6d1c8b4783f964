import { useRef } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { recordOf, usePairLabels, useRecordDialog } from "../../../base/records/useRecordDialog.ts";
import { useText } from "../../../core/language/messages.ts";
import { events } from "../events.client.ts";
import { EventForm, type EventValues, valuesOf } from "../manage/eventForm.ts";
import { manageMessages } from "../manage/manage.messages.ts";
import { useRefreshEvents } from "../manage/useRefreshEvents.ts";
import { priceFieldsMessages } from "../prices/priceFields.messages.ts";
import type { EventStep } from "./eventSteps.ts";

function useLabels() {
	const text = useText(manageMessages);
	const price = useText(priceFieldsMessages);
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
		fee: price("priceFields.fee"),
		lateFee: price("priceFields.lateFee"),
		lateFrom: price("priceFields.lateFrom"),
		memberFee: price("priceFields.memberFee"),
		familyMax: price("priceFields.familyMax"),
		payUntil: price("priceFields.payUntil"),
		paymentRule: price("priceFields.paymentRule"),
		unpaidRule: price("priceFields.unpaidRule"),
		lateCancellation: price("priceFields.lateCancellation"),
		imageUrl: text("manage.image"),
		flyerUrl: text("manage.flyer"),
		published: text("manage.visible"),
	};
}

/** The dates of an event; a copy starts without them. */
const noDates = {
	eventDate: "",
	eventDateTime: "",
	endDate: "",
	endDateTime: "",
	registrationOpensAt: "",
	registrationOpensAtTime: "",
	registrationDeadline: "",
	registrationDeadlineTime: "",
	ageReferenceDate: "",
	lateFrom: "",
	payUntil: "",
};

/** The values of a new event that copies another event. */
const copyOf = (template: Event): EventValues => ({
	...valuesOf(template),
	...noDates,
	published: false,
	version: undefined,
});

/** The fields of the first step; all others are in the second. */
const basics: readonly (keyof EventValues)[] = [
	"titleEn",
	"titleAr",
	"eventType",
	"eventDate",
	"eventDateTime",
	"endDate",
	"endDateTime",
	"location",
	"locationAr",
	"descriptionEn",
	"descriptionAr",
	"imageUrl",
	"schedule",
	"coachId",
	"flyerUrl",
];

export const stepOfField = (field: string): "basics" | "registration" =>
	basics.includes(field as keyof EventValues) ? "basics" : "registration";

type Wish = {
	/** Null for a new event. */
	event: Event | null;
	/** The event that a new one copies. */
	template: Event | null;
	onClose: () => void;
	/** `next`: the step to open after saving; undefined to close. */
	onSaved: (event: Event, next: EventStep | undefined) => void;
};

/** The form of the event itself, without its event classes. */
export function useDetails({ event, template, onClose, onSaved }: Wish) {
	const text = useText(manageMessages);
	const labels = useLabels();
	const refresh = useRefreshEvents();
	const next = useRef<EventStep>(undefined);
	const draftName = event
		? `event-${event.id}`
		: template
			? `event-copy-${template.id}`
			: "event-new";
	const { form, dialog, field } = useRecordDialog({
		...recordOf(events, event, valuesOf),
		...(template && { saved: copyOf(template) }),
		schema: EventForm,
		draft: draftName,
		labels,
		toast: ({ published }) => ({
			title: text(event ? "manage.saved" : "manage.created"),
			text: published ? undefined : text("manage.createdText"),
		}),
		done: async (saved) => {
			await refresh(saved);
			onSaved(saved, next.current);
		},
		onClose,
	});
	return { ...dialog, form, field, labels, next };
}
export type Details = ReturnType<typeof useDetails>;
export type DetailsFields = Pick<Details, "form" | "field" | "labels">;
