import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import {
	audienceRoles,
	chosenAudienceKinds,
	coachAudienceKinds,
} from "#shared/community/broadcasts/broadcasts.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { registrationStatuses } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { owingStatuses } from "#shared/core/people.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { eventQuery, staffEvents } from "../../../competition/events/events.queries.ts";
import { statusMessages } from "../../../competition/registrations/status/status.messages.ts";
import { usePages, whole } from "../../../core/calls/usePages.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { useSeparator } from "../../../core/language/separator.tsx";
import { lazyPart } from "../../../core/lazyPart.tsx";
import {
	ownClassesQuery,
	timetableQuery,
} from "../../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../../training/training-classes/useClassTexts.ts";
import { CheckField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { broadcastMessages } from "../broadcasts.messages.ts";
import type { BroadcastValues } from "./broadcastForm.ts";

const CoachField = lazyPart(() => import("../../../people/users/CoachField.tsx"));

type Of = { form: UseFormReturn<BroadcastValues> };

/** Returns the error of an audience field. */
function useFault({ form }: Of) {
	const state = useFormState({ control: form.control });
	return (field: keyof BroadcastValues["audience"]) =>
		form.getFieldState(`audience.${field}`, state).error?.message;
}

function Events({ label, events }: { label: string; events: Event[] | undefined }) {
	const pick = usePick();
	if (!events?.length) return null;
	return (
		<optgroup label={label}>
			<Options of={events} word={(event) => pick(event, "title")} />
		</optgroup>
	);
}

function Classes({ form, eventId }: Of & { eventId: string }) {
	const text = useText(broadcastMessages);
	const pick = usePick();
	const fault = useFault({ form });
	const { data: event } = useQuery({
		...eventQuery(Number(eventId) as EventId),
		enabled: eventId !== "",
	});
	if (!event?.classes.length) return null;
	return (
		<SelectField
			label={text("broadcast.class")}
			error={fault("classId")}
			{...form.register("audience.classId")}
		>
			<Options
				of={event.classes}
				word={(one) => pick({ nameEn: one.className, nameAr: one.classNameAr }, "name")}
				none={text("broadcast.wholeEvent")}
			/>
		</SelectField>
	);
}

function Entrants({ form }: Of) {
	const text = useText(broadcastMessages);
	const states = useText(statusMessages);
	const fault = useFault({ form });
	const [upcoming, past] = [
		usePages(staffEvents.upcoming, whole),
		usePages(staffEvents.past, whole),
	];
	const eventId = useWatch({ control: form.control, name: "audience.eventId" });
	return (
		<>
			<SelectField
				// Until the events are loaded, the selected event has no option, so the select remounts
				// afterwards.
				key={upcoming.rows && past.rows ? "chosen" : "waiting"}
				label={text("broadcast.event")}
				error={fault("eventId")}
				{...form.register("audience.eventId", {
					onChange: () => form.setValue("audience.classId", ""),
				})}
			>
				<option value="">{text("broadcast.chooseEvent")}</option>
				<Events label={text("broadcast.upcoming")} events={upcoming.rows} />
				<Events label={text("broadcast.past")} events={past.rows} />
			</SelectField>
			<Classes form={form} eventId={eventId} />
			<SelectField
				label={text("broadcast.entryStatus")}
				error={fault("entryStatus")}
				{...form.register("audience.entryStatus")}
			>
				<Options
					of={registrationStatuses}
					word={(status) => states(`status.${status}`)}
					none={text("broadcast.withPlace")}
				/>
			</SelectField>
		</>
	);
}

/** Selects a training class: coaches from their own, staff from all. */
function TrainingClasses({ form, isCoach }: Of & { isCoach: boolean }) {
	const text = useText(broadcastMessages);
	const fault = useFault({ form });
	const texts = useClassTexts();
	const separator = useSeparator();
	const own = useQuery({ ...ownClassesQuery, enabled: isCoach });
	const week = useQuery({ ...timetableQuery, enabled: !isCoach });
	const { data } = isCoach ? own : week;
	return (
		<>
			<SelectField
				// Until the classes are loaded, the selected class has no option, so the select remounts
				// afterwards.
				key={data ? "chosen" : "waiting"}
				label={text("broadcast.trainingClass")}
				error={fault("trainingClassId")}
				{...form.register("audience.trainingClassId")}
			>
				<option value="">{text("broadcast.chooseTrainingClass")}</option>
				{data?.map((one) => {
					const { title, when } = texts(one);
					return (
						<option key={one.id} value={one.id}>
							{`\u2068${title}\u2069${separator}${when}`}
						</option>
					);
				})}
			</SelectField>
			<CheckField label={text("broadcast.waiting")} {...form.register("audience.waiting")} />
		</>
	);
}

type ChosenCoach = {
	/** The last coach found by search; the form only stores the id, not the name. */
	coach: Person | null;
	onCoach: (person: Person) => void;
};

function Coach({ form, coach, onCoach }: Of & ChosenCoach) {
	const fault = useFault({ form });
	const value = useWatch({ control: form.control, name: "audience.coachId" });
	return (
		<CoachField
			coaches={coach ? [coach] : []}
			value={value}
			error={fault("coachId")}
			onChange={(id) => form.setValue("audience.coachId", id, { shouldValidate: true })}
			onFound={onCoach}
		/>
	);
}

/** The recipients of an announcement: the kind of audience and its options. */
export function AudienceFields({ form, ...chosen }: Of & ChosenCoach) {
	const text = useText(broadcastMessages);
	const fault = useFault({ form });
	const kind = useWatch({ control: form.control, name: "audience.kind" });
	const isCoach = useUser().data?.role === "coach";
	const userIds = useWatch({ control: form.control, name: "audience.userIds" });
	if (kind === "people") return <p>{text("broadcast.toSelected", { count: userIds.length })}</p>;
	return (
		<div className="audience-fields">
			<SelectField
				label={text("broadcast.audience")}
				error={fault("kind")}
				{...form.register("audience.kind")}
			>
				<Options
					of={isCoach ? coachAudienceKinds : chosenAudienceKinds}
					word={(one) =>
						text(isCoach && one === "students" ? "broadcast.ownStudents" : `broadcast.kind.${one}`)
					}
				/>
			</SelectField>
			{kind === "role" && (
				<SelectField
					label={text("broadcast.role")}
					error={fault("role")}
					{...form.register("audience.role")}
				>
					<Options of={audienceRoles} word={(role) => text(`broadcast.role.${role}`)} />
				</SelectField>
			)}
			{kind === "students" && !isCoach && <Coach form={form} {...chosen} />}
			{kind === "class" && <TrainingClasses form={form} isCoach={isCoach} />}
			{kind === "entrants" && <Entrants form={form} />}
			{kind === "owing" && (
				<SelectField
					label={text("broadcast.owing")}
					error={fault("status")}
					{...form.register("audience.status")}
				>
					<Options of={owingStatuses} word={(status) => text(`broadcast.owing.${status}`)} />
				</SelectField>
			)}
		</div>
	);
}
