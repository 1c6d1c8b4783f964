import { asksWeight } from "#shared/competition/event-classes/eligibility.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { CheckField, NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useRange } from "../../event-classes/Conditions.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { Reasons } from "../../event-classes/reasons/Reasons.tsx";
import type { RowProps } from "./SquadRow.tsx";
import { squadMessages } from "./squad.messages.ts";
import {
	findNearest,
	findStandingEntries,
	lacksDocumentOnly,
	noChoice,
	sortEventClasses,
	type Verdict,
	wholeEvent,
} from "./squad.ts";
import "../../event-classes/event-classes.css";

type Props = Pick<
	RowProps,
	"event" | "entries" | "choice" | "wrong" | "onChoose" | "documentLater"
> & {
	name: string;
	verdicts: Verdict[];
};

/**
 * Warnings that don't prevent a registration. They concern the whole event, so every class has the
 * same.
 */
const Warnings = ({ verdicts: [first] }: Pick<Props, "verdicts">) =>
	first && first.warnings.length > 0 ? <Reasons reasons={first.warnings} /> : null;

/** Says that no class fits, with the reasons of the class that comes nearest. */
function NoneFits({ closed }: Pick<ReturnType<typeof sortEventClasses>, "closed">) {
	const text = useText(squadMessages);
	const className = useEventClassName();
	const nearest = findNearest(closed);
	if (!nearest) return null;
	const tooYoung = nearest.reasons.find(({ code }) => code === "age_too_young")?.params;
	const tooOld = nearest.reasons.find(({ code }) => code === "age_too_old")?.params;
	// Age decides first: nothing else that is wrong with a class matters to somebody too young for it.
	if (tooYoung) return <p className="small">{text("squad.tooYoung", tooYoung)}</p>;
	if (tooOld) return <p className="small">{text("squad.tooOld", tooOld)}</p>;
	return (
		<div className="small">
			<p>
				{text("squad.nothing")} (<Written>{className(nearest.own)}</Written>)
			</p>
			<Reasons reasons={nearest.reasons} />
		</div>
	);
}

/**
 * The classes that a person may enter, with reasons for the others. For an event without classes, a
 * checkbox to take part.
 */
export function EventClassChoice({
	event,
	entries,
	choice,
	wrong,
	onChoose,
	name,
	verdicts,
	documentLater = false,
}: Props) {
	const text = useText(squadMessages);
	const className = useEventClassName();
	const range = useRange();
	const { open, closed } = sortEventClasses(event.classes, verdicts, entries, documentLater);
	if (event.classes.length === 0) {
		if (findStandingEntries(entries).length > 0) return null;
		const [verdict] = verdicts;
		const reasons = verdict?.reasons ?? [];
		if (reasons.length > 0 && !(documentLater && lacksDocumentOnly(reasons)))
			return <Reasons reasons={reasons} />;
		return (
			<>
				<CheckField
					label={text("squad.takesPart")}
					aria-label={text("squad.takesPartOf", { name })}
					checked={choice.classId === wholeEvent.classId}
					onChange={(change) => onChoose(change.target.checked ? wholeEvent : noChoice)}
				/>
				<Warnings verdicts={verdicts} />
			</>
		);
	}
	const isIn = findStandingEntries(entries).length > 0;
	if (open.length === 0) return isIn ? null : <NoneFits closed={closed} />;
	const chosen = open.find(({ id }) => String(id) === choice.classId);
	const only = open.length === 1 ? open[0] : undefined;
	return (
		<>
			<div className="squad-fields">
				{only ? (
					<CheckField
						label={className(only)}
						aria-label={text("squad.onlyClassOf", { className: className(only), name })}
						checked={chosen !== undefined}
						onChange={(change) =>
							onChoose({ ...choice, classId: change.target.checked ? String(only.id) : "" })
						}
					/>
				) : (
					<SelectField
						label={text("squad.class")}
						aria-label={text("squad.eventClassOf", { name })}
						value={chosen ? choice.classId : ""}
						onChange={(change) => onChoose({ ...choice, classId: change.target.value })}
					>
						<Options of={open} word={className} none={text("squad.notEntering")} />
					</SelectField>
				)}
				{chosen && asksWeight(chosen) && (
					<NumberField
						label={text("squad.weight")}
						aria-label={text("squad.weightOf", { name })}
						hint={range("weight", chosen.minWeight, chosen.maxWeight) ?? undefined}
						inputMode="decimal"
						value={choice.weight}
						error={wrong}
						onChange={(change) => onChoose({ ...choice, weight: change.target.value })}
					/>
				)}
			</div>
			<Warnings verdicts={verdicts} />
			{!isIn && closed.length > 0 && (
				<details className="small">
					<summary>{text("squad.why", { count: closed.length })}</summary>
					<dl className="squad-why">
						{closed.map(({ own, reasons }) => (
							<div key={own.id}>
								<dt>
									<Written>{className(own)}</Written>
								</dt>
								<dd>
									<Reasons reasons={reasons} />
								</dd>
							</div>
						))}
					</dl>
				</details>
			)}
		</>
	);
}
