import type { Event } from "#shared/competition/events/events.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { StepForm } from "../../../ui/dialogs/StepForm.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { EventCard } from "../../events/EventCard.tsx";
import { events } from "../../events/events.client.ts";
import { manageMessages } from "../../events/manage/manage.messages.ts";
import { usePublishEvent } from "../../events/manage/manage.ts";
import { useRefreshEvents } from "../../events/manage/useRefreshEvents.ts";
import { AboutEvent } from "../../events/page/AboutEvent.tsx";
import { CapacityBadge } from "../../events/page/CapacityBadge.tsx";
import { EventNeeds } from "../../events/page/EventNeeds.tsx";
import { EventSettings } from "../../events/settings/EventSettings.tsx";
import { eventStepsMessages } from "../../events/steps/eventSteps.messages.ts";
import { type EventStep, useEventSteps } from "../../events/steps/eventSteps.ts";
import { Conditions } from "../Conditions.tsx";
import { placesMismatch, useEventClassName } from "../event-classes.ts";
import { LeftOut } from "../LeftOut.tsx";
import { manageEventClassMessages } from "../manage/manageEventClasses.messages.ts";
import "../../events/manage/manage.css";
import "../../events/events.css";

/** Ids of the texts about optional details that the event lacks. */
function lackingIn({ descriptionEn, descriptionAr, location, locationAr, imageUrl }: Event) {
	const isHalf = (one: string | null, other: string | null) => !one !== !other;
	const lacking = [
		!descriptionEn && !descriptionAr && "eventSteps.lackDescription",
		!location && !locationAr && "eventSteps.lackPlace",
		(isHalf(descriptionEn, descriptionAr) || isHalf(location, locationAr)) &&
			"eventSteps.lackOneLanguage",
		!imageUrl && "eventSteps.lackPicture",
	] as const;
	return lacking.filter((id) => id !== false);
}

/** The event classes, with warnings about their places and limits. */
function ClassesSummary({ event }: { event: Event }) {
	const text = useText(eventStepsMessages);
	const classText = useText(manageEventClassMessages);
	const className = useEventClassName();
	const mismatch = placesMismatch(event);
	return (
		<section className="stack" aria-labelledby="check-classes">
			<h3 id="check-classes">{text("eventSteps.classes")}</h3>
			{mismatch && (
				<Notice className="small">
					{classText(`manageEventClass.${mismatch.kind}`, mismatch)}
				</Notice>
			)}
			<LeftOut event={event} />
			{event.classes.length === 0 && <p>{text("eventSteps.noClasses")}</p>}
			<ul className="managed-list">
				{event.classes.map((own) => (
					<li key={own.id} className="managed-event-class">
						<div>
							<strong dir="auto">{className(own)}</strong>
							<Conditions of={own} />
						</div>
						<p className="managed-places">
							<CapacityBadge taken={own.currentRegistrations} max={own.maxParticipants} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What families will see: the event in the list, and what its page says. Nothing in it can be used. */
function FamilyPreview({ event }: { event: Event }) {
	const text = useText(eventStepsMessages);
	return (
		<section className="stack" aria-labelledby="check-preview">
			<h3 id="check-preview">{text("eventSteps.preview")}</h3>
			<div className="stack event-preview" inert>
				<EventCard event={event}>{null}</EventCard>
				<AboutEvent event={event} />
				<EventNeeds event={event} />
			</div>
		</section>
	);
}

type Props = { event: Event; onStep: (step: EventStep) => void; onDone: () => void };

/** The last step: staff check the event and publish it. */
export default function CheckStep({ event, onStep, onDone }: Props) {
	const text = useText(eventStepsMessages);
	const manage = useText(manageMessages);
	const refresh = useRefreshEvents();
	const publish = usePublishEvent(event.id, onDone);
	const toDraft = useWrite({
		call: (_: void, key) =>
			events.patch({
				params: { id: event.id },
				body: { published: false, version: event.version },
				key,
			}),
		toast: () => ({
			title: text("eventSteps.returned"),
			text: text("eventSteps.returnedText"),
		}),
		done: refresh,
	});
	const lacking = lackingIn(event);
	return (
		<StepForm
			steps={useEventSteps(true)}
			current="check"
			onStep={onStep}
			wrong={publish.reason ?? toDraft.reason}
			onSubmit={() => (event.published ? onDone() : publish.mutate())}
			actions={
				<>
					<Button className="step-back" onClick={() => onStep("classes")}>
						{text("eventSteps.back")}
					</Button>
					{event.published ? (
						<Button disabled={toDraft.isPending} onClick={() => toDraft.mutate()}>
							{text("eventSteps.toDraft")}
						</Button>
					) : (
						<Button onClick={onDone}>{text("eventSteps.keepDraft")}</Button>
					)}
					<Button type="submit" kind="primary" disabled={publish.isPending}>
						{event.published
							? text("eventSteps.close")
							: manage(publish.isPending ? "manage.publishing" : "manage.publish")}
					</Button>
				</>
			}
		>
			<p>{text(event.published ? "eventSteps.isPublished" : "eventSteps.isDraft")}</p>
			{lacking.length > 0 && (
				<Notice>
					<p>{text("eventSteps.better")}</p>
					<ul>
						{lacking.map((id) => (
							<li key={id}>{text(id)}</li>
						))}
					</ul>
				</Notice>
			)}
			<EventSettings event={event} />
			<ClassesSummary event={event} />
			<FamilyPreview event={event} />
		</StepForm>
	);
}
