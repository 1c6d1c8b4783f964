import { useIntl } from "react-intl";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { StepForm } from "../../../ui/dialogs/StepsDialog.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { useWhen } from "../../events/EventDates.tsx";
import { events } from "../../events/events.client.ts";
import { manageMessages } from "../../events/manage/manage.messages.ts";
import { usePublishEvent } from "../../events/manage/manage.ts";
import { useRefreshEvents } from "../../events/manage/useRefreshEvents.ts";
import { Taken } from "../../events/page/Taken.tsx";
import { eventStepsMessages } from "../../events/steps/eventSteps.messages.ts";
import { type EventStep, useEventSteps } from "../../events/steps/eventSteps.ts";
import { Conditions } from "../Conditions.tsx";
import { placesMismatch, useEventClassName } from "../event-classes.ts";
import { LeftOut } from "../LeftOut.tsx";
import { manageEventClassMessages } from "../manage/manageEventClasses.messages.ts";
import "../../events/manage/manage.css";
import { Written } from "../../../ui/texts/Written.tsx";
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

function Summary({ event }: { event: Event }) {
	const text = useText(eventStepsMessages);
	const pick = usePick();
	const when = useWhen();
	const { formatNumber } = useIntl();
	const facts = {
		title: <Written>{pick(event, "title")}</Written>,
		dates: when(event.eventDate, event.endDate),
		place: (
			<Written>
				{pick({ locationEn: event.location, locationAr: event.locationAr }, "location") || "–"}
			</Written>
		),
		opens: event.registrationOpensAt ? when(event.registrationOpensAt) : text("eventSteps.always"),
		deadline: event.registrationDeadline
			? when(event.registrationDeadline)
			: text("eventSteps.untilEvent"),
		places:
			event.maxParticipants === 0
				? text("eventSteps.noLimit")
				: formatNumber(event.maxParticipants),
	};
	return (
		<dl className="facts-list">
			{(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
				<div key={name}>
					<dt className="soft small">{text(`eventSteps.${name}`)}</dt>
					<dd>{facts[name]}</dd>
				</div>
			))}
		</dl>
	);
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
							<Taken taken={own.currentRegistrations} max={own.maxParticipants} />
						</p>
					</li>
				))}
			</ul>
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
		said: () => ({
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
			<Summary event={event} />
			<ClassesSummary event={event} />
		</StepForm>
	);
}
