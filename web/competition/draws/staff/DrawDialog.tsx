import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import {
	type DrawFormat,
	formatsFor,
	mostSeeds,
	type RuleSet,
	ruleSets,
	type ThirdPlace,
	thirdPlacesFor,
	usualRules,
} from "#shared/competition/draws/draws.rules.ts";
import type { ClassDraw } from "#shared/competition/draws/draws.schema.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, SelectField } from "../../../ui/fields/Field.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { weighInQuery } from "../../registrations/weigh-in.queries.ts";
import { manageDrawMessages } from "../draws.messages.ts";
import { draws, drawsKey } from "../draws.queries.ts";

type Props = { event: Event; eventClass: EventClass; draw: ClassDraw; onClose: () => void };

/**
 * The people of a class's approved entries, and how many of them have no weight although the event
 * weighs and the weigh-in of the class is still open.
 */
function useApproved(event: Event, eventClass: EventClass) {
	const { data } = useQuery(weighInQuery(event.id));
	const people = (data?.entrants ?? []).filter(({ classId }) => classId === eventClass.id);
	const weighed = new Set(
		data?.checkIns.filter(({ weight }) => weight !== null).map(({ userId }) => userId),
	);
	const isOpen = weighed.size > 0 && !data?.closed.includes(eventClass.id);
	const missing = isOpen ? people.filter(({ userId }) => !weighed.has(userId)).length : 0;
	return { people, missing };
}

/** One choice for each seed so far, and one more, up to eight. */
function SeedFields({
	people,
	seeds,
	onChange,
}: {
	people: ReturnType<typeof useApproved>["people"];
	seeds: readonly UserId[];
	onChange: (seeds: UserId[]) => void;
}) {
	const text = useText(manageDrawMessages);
	const names = useNames();
	const { formatNumber } = useIntl();
	const fields = Math.min(seeds.length + 1, mostSeeds, people.length);
	return Array.from({ length: fields }, (_, at) => (
		<SelectField
			// biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of the seed.
			key={at}
			label={text("manageDraw.seed", { number: formatNumber(at + 1) })}
			optional
			value={seeds[at] ?? ""}
			onChange={({ target }) => {
				const chosen = Number(target.value) as UserId;
				onChange(
					chosen ? [...seeds.slice(0, at), chosen, ...seeds.slice(at + 1)] : seeds.toSpliced(at, 1),
				);
			}}
		>
			<option value="">{text("manageDraw.noSeed")}</option>
			{people
				.map((entrant) => ({ userId: entrant.userId, name: names(entrant).full }))
				.filter(({ userId }) => userId === seeds[at] || !seeds.includes(userId))
				.map(({ userId, name }) => (
					<option key={userId} value={userId}>
						{name}
					</option>
				))}
		</SelectField>
	));
}

/** The form that draws an event class, or draws it again. */
export default function DrawDialog({ event, eventClass, draw, onClose }: Props) {
	const text = useText(manageDrawMessages);
	const name = useEventClassName()(eventClass);
	const { people, missing } = useApproved(event, eventClass);
	// The first attempt, whose response was lost, may have changed it.
	const [before] = useState(draw.drawn);
	const [rules, setRules] = useState<RuleSet>(before?.rules ?? usualRules(eventClass));
	const [format, setFormat] = useState<DrawFormat | "">("");
	const [third, setThird] = useState<ThirdPlace>(before?.third ?? "two");
	const [seeds, setSeeds] = useState<UserId[]>([]);
	const [reason, setReason] = useState("");
	const formats = formatsFor(people.length);
	const usual = formats[0];
	const chosen = format || usual;
	// Until the entrants are known, all are offered.
	const thirdPlaces = thirdPlacesFor(chosen ?? "knockout");
	const make = useWrite({
		version: draw.version,
		call: (_: undefined, key, version) =>
			draws.draw({
				params: { id: event.id, classId: eventClass.id },
				body: {
					seeds: thirdPlaces.length > 0 ? seeds : [],
					third: thirdPlaces.includes(third) ? third : "two",
					rules,
					...(format && { format }),
					...(before && { reason }),
					version,
				},
				key,
			}),
		toast: () => ({ title: text("manageDraw.drawToast", { name }) }),
		changed: [{ queryKey: drawsKey(event.id) }],
		done: onClose,
	});
	return (
		<FormDialog
			title={text("manageDraw.drawTitle", { name })}
			submit={text(before ? "manageDraw.redraw" : "manageDraw.draw")}
			submitting={text("manageDraw.drawing")}
			incomplete={before !== null && reason.trim() === ""}
			write={make}
			onSubmit={() => make.mutate(undefined)}
			onClose={onClose}
		>
			{missing > 0 && (
				<Notice role="status">{text("manageDraw.notWeighed", { count: missing })}</Notice>
			)}
			<SelectField
				label={text("manageDraw.rules")}
				value={rules}
				onChange={({ target }) => setRules(target.value as RuleSet)}
			>
				{ruleSets.map((one) => (
					<option key={one} value={one}>
						{text(`manageDraw.rules.${one}`)}
					</option>
				))}
			</SelectField>
			<SelectField
				label={text("manageDraw.format")}
				value={format}
				onChange={({ target }) => setFormat(target.value as DrawFormat | "")}
			>
				<option value="">
					{usual
						? text("manageDraw.format.usualIs", { format: text(`manageDraw.format.${usual}`) })
						: text("manageDraw.format.usual")}
				</option>
				{formats.slice(1).map((one) => (
					<option key={one} value={one}>
						{text(`manageDraw.format.${one}`)}
					</option>
				))}
			</SelectField>
			{thirdPlaces.length > 0 && (
				<>
					<SelectField
						label={text("manageDraw.third")}
						value={third}
						onChange={({ target }) => setThird(target.value as ThirdPlace)}
					>
						{thirdPlaces.map((one) => (
							<option key={one} value={one}>
								{text(`manageDraw.third.${one}`)}
							</option>
						))}
					</SelectField>
					<SeedFields people={people} seeds={seeds} onChange={setSeeds} />
				</>
			)}
			{before && (
				<AreaField
					label={text("manageDraw.redrawReason")}
					optional={false}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
				/>
			)}
		</FormDialog>
	);
}
