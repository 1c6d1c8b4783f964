import type { Belt as Rank } from "#shared/base/ranks/belts.rules.ts";
import { highestAdmitted } from "#shared/base/ranks/belts.rules.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useText } from "../../core/language/messages.ts";
import { genderWord } from "./conditions.ts";
import { eventClassMessages } from "./event-classes.messages.ts";
import { useBeltLimit } from "./useBeltLimit.ts";
import "./event-classes.css";

function BeltLimit({ belt, words }: { belt: Rank; words: string }) {
	return (
		<li className="belt-limit">
			<Belt belt={belt} width={44} />
			{words}
		</li>
	);
}

/** Formats a lower and an upper limit; `exact` if both are equal. */
export function useRange() {
	const text = useText(eventClassMessages);
	return (what: "age" | "weight", min: number | null, max: number | null): string | null => {
		const [range, from, upTo] =
			what === "age"
				? (["eventClass.ageRange", "eventClass.minAge", "eventClass.maxAge"] as const)
				: (["eventClass.weightRange", "eventClass.minWeight", "eventClass.maxWeight"] as const);
		if (min !== null && max !== null) {
			return what === "age" && min === max
				? text("eventClass.exactAge", { min })
				: text(range, { min, max });
		}
		if (min !== null) return text(from, { min });
		return max === null ? null : text(upTo, { max });
	};
}

/** The conditions of a class in one line. */
export function Conditions({ of: limits }: { of: EventClass }) {
	const text = useText(eventClassMessages);
	const range = useRange();
	const limit = useBeltLimit();
	const {
		genderRestriction: gender,
		competitionReadinessRequired: level,
		minBeltLevel,
		maxBeltLevel,
	} = limits;
	const words = [
		gender && text(`eventClass.${gender}.${genderWord(limits)}`),
		range("age", limits.minAge, limits.maxAge),
		range("weight", limits.minWeight, limits.maxWeight),
		level && text("eventClass.level", { level: text(`eventClass.level.${level}`) }),
	].filter((word) => word !== null);
	const free = words.length === 0 && !minBeltLevel && !maxBeltLevel;
	return (
		<ul className="conditions" aria-label={text("eventClass.conditions")}>
			{free && <li>{text("eventClass.everybody")}</li>}
			{words.map((word) => (
				<li key={word}>{word}</li>
			))}
			{minBeltLevel && (
				<BeltLimit
					belt={minBeltLevel}
					words={text("eventClass.minBelt", { belt: limit(minBeltLevel) })}
				/>
			)}
			{maxBeltLevel && (
				<BeltLimit
					belt={highestAdmitted(maxBeltLevel)}
					words={text("eventClass.maxBelt", { belt: limit(maxBeltLevel) })}
				/>
			)}
		</ul>
	);
}
