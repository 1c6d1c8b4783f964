import Dialog from "@mui/material/Dialog";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { searchFor } from "#shared/core/texts/search.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useUser } from "../../base/session/session.ts";
import { staffEvents } from "../../competition/events/events.queries.ts";
import { newsKind } from "../../content/news/news.queries.ts";
import { paths } from "../../core/address/paths.ts";
import { readWhenOpened } from "../../core/calls/freshness.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { useSettled } from "../../core/moments/useSettled.ts";
import { useNames } from "../../people/users/names.ts";
import { people } from "../../people/users/people.client.ts";
import Mui from "../../ui/dialogs/Mui.tsx";
import { useBackButton } from "../../ui/dialogs/useBackButton.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { dashboardOf, useStaffPlaces } from "../dashboard/staff/useAdmin.ts";
import { quickSearchMessages } from "./quickSearch.messages.ts";
import { staffActions } from "./staffActions.ts";
import "./quick-search.css";

/** A search result and the page that it links to. */
type Found = { key: string; to: string; name: string; line: ReactNode };
type Group = { id: "actions" | "places" | "people" | "events" | "news"; rows: Found[] };

const mostOfGroup = 6;

/** Finds people on the server, without caching. */
function usePeople(search: string): { rows: Found[] | undefined; isError: boolean } {
	const names = useNames();
	const { data, isError } = useQuery({
		queryKey: ["people", "quick", search],
		queryFn: () => people.list({ query: { search, limit: String(mostOfGroup) } }),
		enabled: search !== "",
		...readWhenOpened,
	});
	const rows = data?.map((person) => ({
		key: `person-${person.id}`,
		to: paths.person(person.id),
		name: names(person).full,
		line: (
			<>
				<Belt belt={person.currentBelt} width={40} />
				<span dir="ltr">{person.email}</span>
			</>
		),
	}));
	return { rows: search === "" ? [] : rows, isError };
}

/** Finds events and articles by title. */
function useTitled(search: string): Group[] {
	const pick = usePick();
	const { formatDate } = useIntl();
	const { finds } = searchFor(search);
	const selection = {
		atLeast: search === "" ? 0 : mostOfGroup,
		isIncluded: ({ titleEn, titleAr }: Event | NewsItem) =>
			search !== "" && finds([titleEn, titleAr]),
	};
	const upcoming = usePages(staffEvents.upcoming, selection).rows ?? [];
	const past = usePages(staffEvents.past, selection).rows ?? [];
	const news = usePages(newsKind.pages, selection).rows ?? [];
	const titled = <Thing extends Event | NewsItem>(
		things: Thing[],
		row: (thing: Thing) => Omit<Found, "name">,
	) => things.slice(0, mostOfGroup).map((thing) => ({ ...row(thing), name: pick(thing, "title") }));
	const day = (date: string) => formatDate(startOf(date), { dateStyle: "long" });
	return [
		{
			id: "events",
			rows: titled([...upcoming, ...past], ({ id, eventDate }) => ({
				key: `event-${id}`,
				to: paths.event(id),
				line: day(eventDate),
			})),
		},
		{
			id: "news",
			rows: titled(news, ({ id, publishedAt, createdAt }) => ({
				key: `news-${id}`,
				to: paths.article(id),
				line: formatDate(publishedAt ?? createdAt, { dateStyle: "long" }),
			})),
		},
	];
}

/**
 * Finds what staff do and their places, by the words of both languages. Without a text, all actions
 * are offered.
 */
function useCommands(search: string): Group[] {
	const locale = useLocale();
	const text = useText(quickSearchMessages);
	const { data: user } = useUser();
	const dashboard = dashboardOf(user);
	const groups = useStaffPlaces(dashboard);
	const { finds } = searchFor(search);
	const places = [
		{ to: paths.decide, label: text("quick.decide") },
		...groups.flatMap((group) => group.places),
	];
	return [
		{
			id: "actions",
			rows: staffActions
				.filter(({ only }) => !only || only === dashboard)
				.filter(({ label, words }) => search === "" || finds([label.en, label.ar, words]))
				.map(({ label, to }) => ({ key: `action-${to}`, to, name: label[locale], line: null })),
		},
		{
			id: "places",
			rows: places
				.filter(({ label }) => search !== "" && finds([label]))
				.map(({ label, to }) => ({ key: `place-${to}`, to, name: label, line: null })),
		},
	];
}

/** All that is found for a typed text, in groups. */
function useFound(typed: string) {
	const search = useSettled(typed.trim());
	const found = usePeople(search);
	const groups: Group[] = [
		...useCommands(search),
		{ id: "people" as const, rows: found.rows ?? [] },
		...useTitled(search),
	].filter(({ rows }) => rows.length > 0);
	return {
		groups,
		all: groups.flatMap(({ rows }) => rows),
		isSearching: search !== typed.trim() || (found.rows === undefined && !found.isError),
		isError: found.isError,
	};
}

type ResultsProps = {
	/** Prefix of the ids to which the field refers. */
	id: string;
	groups: Group[];
	chosen: Found | undefined;
	onPoint: (row: Found) => void;
	onOpen: (row: Found) => void;
};

/** The listbox of the combobox. */
function Results({ id, groups, chosen, onPoint, onOpen }: ResultsProps) {
	const text = useText(quickSearchMessages);
	return (
		<div
			id={`${id}-list`}
			role="listbox"
			aria-label={text("quick.results")}
			hidden={groups.length === 0}
		>
			{groups.map(({ id: group, rows }) => (
				// biome-ignore lint/a11y/useSemanticElements: a group of options.
				<div key={group} role="group" aria-labelledby={`${id}-${group}`}>
					<p id={`${id}-${group}`} className="small soft">
						{text(`quick.${group}`)}
					</p>
					{rows.map((row) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys, as in every combobox.
						<div
							key={row.key}
							id={`${id}-${row.key}`}
							role="option"
							tabIndex={-1}
							aria-selected={row === chosen}
							onMouseMove={() => onPoint(row)}
							onClick={() => onOpen(row)}
						>
							<Written>{row.name}</Written>
							<span className="small soft row">{row.line}</span>
						</div>
					))}
				</div>
			))}
		</div>
	);
}

/** What is typed and found, and the result that the arrow keys have reached. */
function useCombobox(open: (row: Found) => void) {
	const [typed, setTyped] = useState("");
	const [active, setActive] = useState(0);
	const found = useFound(typed);
	const { all, isSearching } = found;
	const chosen = all[Math.min(active, all.length - 1)];
	return {
		typed,
		type: (next: string) => {
			setTyped(next);
			setActive(0);
		},
		found,
		chosen,
		point: (row: Found) => setActive(all.indexOf(row)),
		onKeyDown: (pressed: KeyboardEvent) => {
			const step = { ArrowDown: 1, ArrowUp: -1 }[pressed.key];
			if (step && all.length > 0) {
				pressed.preventDefault();
				const at = all.indexOf(chosen);
				setActive((at + step + all.length) % all.length);
			}
			if (pressed.key === "Enter" && chosen && !isSearching) {
				pressed.preventDefault();
				open(chosen);
			}
		},
	};
}

type OutcomeProps = Pick<ReturnType<typeof useFound>, "all" | "isSearching" | "isError"> & {
	typed: string;
};

function Outcome({ typed, all, isSearching, isError }: OutcomeProps) {
	const text = useText(quickSearchMessages);
	if (typed.trim() === "") return text("quick.hint");
	if (isError) return text("quick.failed");
	return isSearching ? text("quick.searching") : text("quick.found", { count: all.length });
}

/** Finds what staff do, their places, people, events and articles: a combobox with a result list and arrow-key navigation. */
export default function QuickSearchDialog({ onClose }: { onClose: () => void }) {
	useBackButton(onClose);
	const text = useText(quickSearchMessages);
	const navigate = useNavigate();
	const id = useId();
	const open = ({ to }: Found) => {
		onClose();
		void navigate(to);
	};
	const { typed, type, found, chosen, point, onKeyDown } = useCombobox(open);
	return (
		<Mui>
			<Dialog
				open
				fullWidth
				maxWidth="sm"
				aria-labelledby={`${id}-title`}
				onClose={onClose}
				className="quick-search"
			>
				<h2 id={`${id}-title`} className="visually-hidden">
					{text("quick.title")}
				</h2>
				<input
					autoFocus
					type="search"
					role="combobox"
					aria-label={text("quick.label")}
					aria-expanded={found.all.length > 0}
					aria-controls={`${id}-list`}
					aria-activedescendant={chosen && `${id}-${chosen.key}`}
					aria-autocomplete="list"
					placeholder={text("quick.label")}
					dir="auto"
					autoComplete="off"
					maxLength={100}
					value={typed}
					onKeyDown={onKeyDown}
					onChange={({ target }) => type(target.value)}
				/>
				<p className="small soft" role="status">
					<Outcome typed={typed} {...found} />
				</p>
				<Results id={id} groups={found.groups} chosen={chosen} onPoint={point} onOpen={open} />
			</Dialog>
		</Mui>
	);
}
