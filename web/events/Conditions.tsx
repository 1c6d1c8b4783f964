import type { Belt as Rank } from "#shared/belts/belts.rules.ts";
import type { EventClass } from "#shared/events/event-class.schema.ts";
import { Belt } from "../belts/Belt.tsx";
import { useText } from "../core/messages.ts";
import { classMessages } from "./classes.messages.ts";
import { genderWord, lastOfColour } from "./conditions.ts";
import { useBeltLimit } from "./useReasonText.ts";
import "./classes.css";

function BeltLimit({ belt, words }: { belt: Rank; words: string }) {
	return (
		<li className="belt-limit">
			<Belt belt={belt} width={44} />
			{words}
		</li>
	);
}

/** A lower and an upper limit in words; `exact` where both are the same. */
export function useRange() {
	const text = useText(classMessages);
	return (what: "age" | "weight", min: number | null, max: number | null): string | null => {
		const [range, from, upTo] =
			what === "age"
				? (["class.ageRange", "class.minAge", "class.maxAge"] as const)
				: (["class.weightRange", "class.minWeight", "class.maxWeight"] as const);
		if (min !== null && max !== null) {
			return what === "age" && min === max ? text("class.exactAge", { min }) : text(range, { min, max });
		}
		if (min !== null) return text(from, { min });
		return max === null ? null : text(upTo, { max });
	};
}

/** Who may enter a class, in one quiet line. */
export function Conditions({ of: limits }: { of: EventClass }) {
	const text = useText(classMessages);
	const range = useRange();
	const limit = useBeltLimit();
	const { genderRestriction: gender, competitionReadinessRequired: level, minBeltLevel, maxBeltLevel } = limits;
	const words = [
		gender && text(`class.${gender}.${genderWord(limits)}`),
		range("age", limits.minAge, limits.maxAge),
		range("weight", limits.minWeight, limits.maxWeight),
		level && text("class.level", { level: text(`class.level.${level}`) }),
	].filter((word) => word !== null);
	const free = words.length === 0 && !minBeltLevel && !maxBeltLevel;
	return (
		<ul className="conditions" aria-label={text("class.conditions")}>
			{free && <li>{text("class.everybody")}</li>}
			{words.map((word) => (
				<li key={word}>{word}</li>
			))}
			{minBeltLevel && (
				<BeltLimit belt={minBeltLevel} words={text("class.minBelt", { belt: limit.min(minBeltLevel) })} />
			)}
			{maxBeltLevel && (
				<BeltLimit belt={lastOfColour(maxBeltLevel)} words={text("class.maxBelt", { belt: limit.max(maxBeltLevel) })} />
			)}
		</ul>
	);
}
