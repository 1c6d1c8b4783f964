import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { asksFee } from "#shared/competition/fees/prices.rules.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { useStaffReasonText } from "../../../competition/event-classes/manage/useStaffReasonText.ts";
import { usePriceLines } from "../../../competition/events/prices/usePriceLines.ts";
import { useRegister } from "../../../competition/registrations/enter/useRegister.ts";
import { useMyEntries } from "../../../competition/registrations/own/useMyEntries.ts";
import {
	eligibilityQuery,
	entriesQuery,
} from "../../../competition/registrations/registrations.queries.ts";
import { StatusBadge } from "../../../competition/registrations/status/StatusBadge.tsx";
import { eventClassesHash, paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useRegisterChild } from "./useRegisterChild.ts";
import "../../../people/families/families.css";

type EntryState = Parameters<typeof StatusBadge>[0];

/** A person who is registered already, or cannot be. */
function Greyed({ name, children }: { name: string; children: ReactNode }) {
	return (
		<li className="panel-person soft">
			<Written>{name}</Written>
			<span className="small">{children}</span>
		</li>
	);
}

function Registered({ name, entries }: { name: string; entries: EntryState[] }) {
	return (
		<Greyed name={name}>
			{entries.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: badges have no state of their own.
				<StatusBadge key={index} {...entry} />
			))}
		</Greyed>
	);
}

type RowProps = { event: Event; here: boolean; onDone: () => void };

function OwnRow({ event, here, onDone }: RowProps) {
	const text = useText(familyMessages);
	const entries = useMyEntries(event.id);
	const { register, isPending, reason } = useRegister(event, onDone);
	const me = text("family.me");
	if (entries.length > 0) return <Registered name={me} entries={entries} />;
	if (event.classes.length > 0) {
		return (
			<li>
				{here ? (
					<a href={eventClassesHash} onClick={onDone}>
						{me}
					</a>
				) : (
					<Link to={paths.event(event.id) + eventClassesHash}>{me}</Link>
				)}
			</li>
		);
	}
	return (
		<li>
			<Button kind="link" disabled={isPending} onClick={register}>
				{me}
			</Button>
			<Wrong>{reason}</Wrong>
		</li>
	);
}

function ChildRow({
	event,
	child,
	entries,
	onDone,
}: Omit<RowProps, "here"> & { child: Child; entries: EntryState[] }) {
	const name = useNames()(child).full;
	const reasonText = useStaffReasonText();
	const { data: verdicts } = useQuery(eligibilityQuery(event.id, child.id));
	const { register, isPending, reason } = useRegisterChild(event, child, onDone);
	if (entries.length > 0) return <Registered name={name} entries={entries} />;
	if (!verdicts) return <Greyed name={name}>…</Greyed>;
	const open = verdicts.filter(({ reasons }) =>
		reasons.every(({ code }) => code === "weight_missing"),
	);
	if (open.length === 0) {
		const first = verdicts[0]?.reasons[0];
		return <Greyed name={name}>{first && reasonText(first)}</Greyed>;
	}
	if (event.classes.length > 0) {
		return (
			<li>
				<Link to={`${paths.familyEntries(event.id)}?child=${child.id}`}>
					<Written>{name}</Written>
				</Link>
			</li>
		);
	}
	return (
		<li>
			<Button kind="link" disabled={isPending} onClick={register}>
				<Written>{name}</Written>
			</Button>
			<Wrong>{reason}</Wrong>
		</li>
	);
}

/** Asks a guardian whom to register for an event: themselves or one of their children. */
export function RegisterPanel({ event, people, here, onDone }: RowProps & { people: Child[] }) {
	const text = useText(familyMessages);
	const { pricesIn, termsIn } = usePriceLines();
	const prices =
		event.classes.length > 0 ? [] : [...pricesIn(event), ...(asksFee(event) ? termsIn(event) : [])];
	const { data: entries, isError } = useQuery(entriesQuery(event.id));
	const standing = entries?.filter(({ status }) => status !== "cancelled");
	const several = people.filter(({ id }) => !standing?.some(({ userId }) => userId === id));
	return (
		<>
			{prices.map((price) => (
				<p key={price} className="small soft">
					{price}
				</p>
			))}
			{!standing && !isError && <Loading />}
			<ul>
				<OwnRow event={event} here={here} onDone={onDone} />
				{people.map((child) => (
					<ChildRow
						key={child.id}
						event={event}
						child={child}
						entries={standing?.filter(({ userId }) => userId === child.id) ?? []}
						onDone={onDone}
					/>
				))}
				{several.length > 1 && (
					<li>
						<Link to={paths.familyEntries(event.id)}>{text("family.several")}</Link>
					</li>
				)}
			</ul>
		</>
	);
}
