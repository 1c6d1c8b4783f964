import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import type {
	Grading,
	GradingGroup,
	ListedCandidate,
} from "#shared/competition/gradings/gradings.schema.ts";
import {
	formGroups,
	mayExamineAll,
	mostInGroup,
	partsFor,
	usualGroup,
} from "#shared/competition/gradings/marks.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { type GradingPart, gradingParts, partNames } from "#shared/training/syllabus/parts.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { scaleFor } from "./candidateSums.ts";
import { gradingsMessages } from "./gradings.messages.ts";
import { gradingPrefix, gradings } from "./gradings.queries.ts";
import "../../ui/fields/choices.css";

type Props = { grading: Grading; candidates: readonly ListedCandidate[]; onClose: () => void };

const toggled = <T,>(all: readonly T[], one: T, isChosen: boolean) =>
	isChosen ? [...all, one] : all.filter((other) => other !== one);

type GroupProps = {
	number: number;
	group: GradingGroup;
	panel: Grading["examiners"];
	candidates: readonly ListedCandidate[];
	scales: Grading["scales"];
	onChange: (group: GradingGroup) => void;
};

/** The parts in which some of these candidates are examined. */
const examinedParts = (members: readonly ListedCandidate[], scales: Grading["scales"]) =>
	gradingParts.filter((part) =>
		members.some((one) => partsFor(one, { parts: [part] }, scaleFor(scales, one)).includes(part)),
	);

/** A group: who is in it, and boxes for its examiners and parts. */
function GroupFields({ number, group, panel, candidates, scales, onChange }: GroupProps) {
	const text = useText(gradingsMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const members = group.candidates.flatMap(
		(id) => candidates.find(({ userId }) => userId === id) ?? [],
	);
	const ranks = [...new Set(members.flatMap(({ toBelt }) => (toBelt ? beltName(toBelt) : [])))];
	const names = useNames();
	const { formatList } = useIntl();
	const box = (
		key: string | number,
		label: ReactNode,
		isChecked: boolean,
		change: (isChosen: boolean) => void,
		isDisabled = false,
	) => (
		<label key={key}>
			<input
				type="checkbox"
				checked={isChecked}
				disabled={isDisabled}
				onChange={({ target }) => change(target.checked)}
			/>
			<span>{label}</span>
		</label>
	);
	return (
		<section className="card stack tight grading-group">
			<h3>{text("gradings.groupOf", { number, count: members.length })}</h3>
			<p className="small soft">{formatList(ranks, { type: "unit" })}</p>
			<p className="small">
				<Sentence>
					{formatList(
						members.map((one) => isolateName(names(one).full)),
						{ type: "unit" },
					)}
				</Sentence>
			</p>
			<fieldset className="choices">
				<legend>{text("gradings.examiners")}</legend>
				<div className="row">
					{panel.map((one) => {
						const isChosen = group.examiners.includes(one.id);
						const isLow = !mayExamineAll(one, members);
						const label = isLow ? (
							<Sentence>
								{text("gradings.rankLow", { name: isolateName(names(one).full) })}
							</Sentence>
						) : (
							<PersonName person={one} />
						);
						// An examiner who was chosen before the ranks changed can be taken out.
						return box(
							one.id,
							label,
							isChosen,
							(chosen) =>
								onChange({ ...group, examiners: toggled(group.examiners, one.id, chosen) }),
							isLow && !isChosen,
						);
					})}
				</div>
			</fieldset>
			<fieldset className="choices">
				<legend>{text("gradings.groupParts")}</legend>
				<div className="row">
					{examinedParts(members, scales).map((part) =>
						box(part, partNames[locale][part], group.parts.includes(part), (isChosen) =>
							onChange({ ...group, parts: toggled<GradingPart>(group.parts, part, isChosen) }),
						),
					)}
				</div>
			</fieldset>
		</section>
	);
}

/** Forms the groups of a fixed list, by rank, then age, with the examiners and parts of each. */
export default function GroupsDialog({ grading, candidates, onClose }: Props) {
	const text = useText(gradingsMessages);
	const { eventId, chief, examiners } = grading;
	const panel = [...(chief ? [chief] : []), ...examiners];
	/** Groups of a size; what was chosen for a group stays with its number. */
	const formed = (size: number, chosen: readonly GradingGroup[]): GradingGroup[] =>
		formGroups(candidates, size).map((members, at) => ({
			examiners:
				chosen[at]?.examiners ??
				panel.filter((one) => mayExamineAll(one, members)).map(({ id }): UserId => id),
			parts: chosen[at]?.parts ?? [...gradingParts],
			candidates: members.map(({ userId }) => userId),
		}));
	const grouped = new Set(grading.groups.flatMap((one) => one.candidates));
	const isCurrent =
		grading.groups.length > 0 && candidates.every(({ userId }) => grouped.has(userId));
	const [size, setSize] = useState(String(usualGroup));
	const [groups, setGroups] = useState(() =>
		// A group whose candidates were all moved away is left out.
		isCurrent
			? grading.groups.filter((one) => one.candidates.length > 0)
			: formed(usualGroup, grading.groups),
	);
	const [isWrong, setWrong] = useState(false);
	const save = useWrite({
		version: grading.version,
		call: (_: void, key, version) =>
			gradings.setGroups({ params: { id: eventId }, body: { groups, version }, key }),
		toast: () => ({ title: text("gradings.groupsSaved") }),
		changed: [gradingPrefix(eventId)],
		done: onClose,
	});
	const resize = (typed: string) => {
		setSize(typed);
		const number = Number(typed);
		if (Number.isInteger(number) && number > 0 && number <= mostInGroup)
			setGroups(formed(number, groups));
	};
	const submit = () => {
		const isEmpty = groups.some(
			(one) =>
				one.examiners.length === 0 ||
				candidates.some(
					(member) =>
						one.candidates.includes(member.userId) &&
						partsFor(member, one, scaleFor(grading.scales, member)).length === 0,
				),
		);
		setWrong(isEmpty);
		if (!isEmpty) save.mutate();
	};
	return (
		<FormDialog
			title={text("gradings.groupsTitle")}
			submit={text("gradings.save")}
			submitting={text("gradings.saving")}
			write={save}
			onClose={onClose}
			onSubmit={submit}
		>
			<p className="small soft">{text("gradings.groupsHint")}</p>
			<Field
				type="number"
				className="short"
				min={1}
				max={mostInGroup}
				label={text("gradings.groupSize")}
				value={size}
				onChange={({ target }) => resize(target.value)}
			/>
			<Wrong>{isWrong && text("gradings.groupLacks")}</Wrong>
			{groups.map((group, at) => (
				<GroupFields
					key={group.candidates[0]}
					number={at + 1}
					group={group}
					panel={panel}
					candidates={candidates}
					scales={grading.scales}
					onChange={(changed) =>
						setGroups(groups.map((other, place) => (place === at ? changed : other)))
					}
				/>
			))}
		</FormDialog>
	);
}
