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
	thirdPlaces,
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
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { weighInQuery } from "../../registrations/weigh-in.queries.ts";
import { manageDrawMessages } from "../draws.messages.ts";
import { draws, drawsKey } from "../draws.queries.ts";

type Props = { event: Event; eventClass: EventClass; draw: ClassDraw; onClose: () => void };

/** The people of a class's approved entries. */
function useApproved(event: Event, eventClass: EventClass) {
	const { data } = useQuery(weighInQuery(event.id));
	return (data?.entrants ?? []).filter(({ classId }) => classId === eventClass.id);
}

/** One choice for each seed so far, and one more, up to eight. */
function SeedFields({
	people,
	seeds,
	onChange,
}: {
	people: ReturnType<typeof useApproved>;
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
	const people = useApproved(event, eventClass);
	// The first attempt, whose response was lost, may have changed it.
	const [before] = useState(draw.drawn);
	const [rules, setRules] = useState<RuleSet>(before?.rules ?? "classic");
	const [format, setFormat] = useState<DrawFormat | "">("");
	const [third, setThird] = useState<ThirdPlace>(before?.third ?? "two");
	const [seeds, setSeeds] = useState<UserId[]>([]);
	const [reason, setReason] = useState("");
	const make = useWrite({
		version: draw.version,
		call: (_: undefined, key, version) =>
			draws.draw({
				params: { id: event.id, classId: eventClass.id },
				body: {
					seeds,
					third,
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
				<option value="">{text("manageDraw.format.usual")}</option>
				{formatsFor(people.length).map((one) => (
					<option key={one} value={one}>
						{text(`manageDraw.format.${one}`)}
					</option>
				))}
			</SelectField>
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
