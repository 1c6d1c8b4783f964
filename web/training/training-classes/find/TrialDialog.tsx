import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { otherDaysOf } from "#shared/training/training-classes/class-days.rules.ts";
import { hoursOn, nextOccurrence } from "#shared/training/training-classes/other-hours.rules.ts";
import { nextDates } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { TrialForm, trialDays } from "#shared/training/training-classes/trials.schema.ts";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Separator } from "../../../core/language/separator.tsx";
import { useDay } from "../../../core/moments/useDay.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, Field, NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { useHoursText } from "../useHoursText.ts";

/** How many dates of each day of a class can be chosen. */
const datesOfDay = 3;

type Session = { one: TrainingClass; date: string; startTime: string; endTime: string };

/** The next dates of a class's days, the earliest first. */
function useSessions(one: TrainingClass): Session[] {
	const { data: all = [] } = useQuery(timetableQuery);
	const holidays = useHolidays();
	const now = Date.now();
	const latest = dayAfter(kuwaitDate(now), trialDays);
	return [one, ...otherDaysOf(one, all)]
		.flatMap((day) => {
			const next = nextOccurrence(day, now, holidays);
			const dates = next ? nextDates(day.dayOfWeek, next.date, 8) : [];
			return dates
				.flatMap((date) => {
					const hours = hoursOn(day, date, holidays);
					return hours && date <= latest ? { one: day, date, ...hours } : [];
				})
				.slice(0, datesOfDay);
		})
		.sort((a, b) => `${a.date} ${a.startTime}`.localeCompare(`${b.date} ${b.startTime}`));
}

const keyOf = ({ one, date }: Session) => `${one.id} ${date}`;

type Values = Record<"name" | "age" | "phoneNumber" | "email" | "message", string>;
type Body = NonNullable<Parameters<typeof trainingClasses.askForTrial>[0]>["body"];

type Props = { one: TrainingClass; onClose: () => void };

/** Asks for a trial class: on which day, for whom, and how the coach can answer. */
export default function TrialDialog({ one, onClose }: Props) {
	const text = useText(trainingClassMessages);
	const { title, place } = useClassTexts()(one);
	const hoursText = useHoursText();
	const day = useDay();
	const sessions = useSessions(one);
	const age = useAddress().search.get("age") ?? "";
	const [key, setKey] = useState<string>();
	const session =
		sessions.find((other) => keyOf(other) === key) ??
		sessions.find((other) => other.one.id === one.id) ??
		sessions.at(0);
	const { field, handleSubmit, setError } = useSchemaForm<Values>(TrialForm, {
		name: "",
		age,
		phoneNumber: "",
		email: "",
		message: "",
	});
	const ask = useWrite({
		call: (values: Values, key) =>
			trainingClasses.askForTrial({
				params: { id: session?.one.id ?? one.id },
				body: { ...values, date: session?.date } as Body,
				key,
			}),
		toast: () => ({
			title: text("class.trialSent"),
			text: text("class.trialSentText", { title, day: session ? day(session.date) : "" }),
		}),
		fallback: text("class.trialFailed"),
		setError,
		done: onClose,
	});
	return (
		<FormDialog
			draft={`trial-${one.id}`}
			title={text("class.trialTitle")}
			submit={text("class.trialSend")}
			submitting={text("class.trialSending")}
			write={ask}
			onClose={onClose}
			onSubmit={handleSubmit((values) => ask.mutate(values))}
		>
			<p>
				<strong>
					<Written>{title}</Written>
				</strong>
				{place && <Separator />}
				{place && <Written>{place}</Written>}
				<span className="block soft">{text("class.trialFree")}</span>
			</p>
			<SelectField
				label={text("class.trialWhen")}
				value={session && keyOf(session)}
				onChange={({ target }) => setKey(target.value)}
			>
				{sessions.map((other) => (
					<option key={keyOf(other)} value={keyOf(other)}>
						{text("class.trialDay", {
							day: day(other.date),
							times: hoursText(other.startTime, other.endTime),
						})}
					</option>
				))}
			</SelectField>
			<Field
				label={text("class.trialName")}
				hint={text("class.trialNameHint")}
				dir="auto"
				{...field("name")}
			/>
			<NumberField
				label={text("class.trialAge")}
				className="short"
				inputMode="numeric"
				{...field("age")}
			/>
			<Field
				label={text("class.trialPhone")}
				type="tel"
				dir="ltr"
				autoComplete="tel"
				{...field("phoneNumber")}
			/>
			<Field
				label={text("class.trialEmail")}
				type="email"
				dir="ltr"
				autoComplete="email"
				{...field("email")}
			/>
			<AreaField label={text("class.trialMessage")} {...field("message")} />
		</FormDialog>
	);
}
