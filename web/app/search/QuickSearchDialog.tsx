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
import { staffEvents } from "../../competition/events/events.queries.ts";
import { newsKind } from "../../content/news/news.queries.ts";
import { paths } from "../../core/address/paths.ts";
import { readWhenOpened } from "../../core/calls/freshness.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { useSettled } from "../../core/moments/useSettled.ts";
import { useNames } from "../../people/users/names.ts";
import { people } from "../../people/users/people.client.ts";
import Mui from "../../ui/dialogs/Mui.tsx";
import { useBackButton } from "../../ui/dialogs/useBackButton.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { quickSearchMessages } from "./quickSearch.messages.ts";
import "./quick-search.css";

/** A search result and the page that it links to. */
type Found = { key: string; to: string; name: string; line: ReactNode };
type Group = { id: "people" | "events" | "news"; rows: Found[] };

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
	const shown = {
		atLeast: search === "" ? 0 : mostOfGroup,
		isKept: ({ titleEn, titleAr }: Event | NewsItem) => search !== "" && finds([titleEn, titleAr]),
	};
	const upcoming = usePages(staffEvents.upcoming, shown).rows ?? [];
	const past = usePages(staffEvents.past, shown).rows ?? [];
	const news = usePages(newsKind.pages, shown).rows ?? [];
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

/** Searches people, events and articles: a combobox with a result list and arrow-key navigation. */
export default function QuickSearchDialog({ onClose }: { onClose: () => void }) {
	useBackButton(onClose);
	const text = useText(quickSearchMessages);
	const navigate = useNavigate();
	const id = useId();
	const [typed, setTyped] = useState("");
	const [active, setActive] = useState(0);
	const search = useSettled(typed.trim());
	const found = usePeople(search);
	const groups: Group[] = [
		{ id: "people" as const, rows: found.rows ?? [] },
		...useTitled(search),
	].filter(({ rows }) => rows.length > 0);
	const all = groups.flatMap(({ rows }) => rows);
	const chosen = all[Math.min(active, all.length - 1)];
	const isSearching = search !== typed.trim() || (found.rows === undefined && !found.isError);
	const open = ({ to }: Found) => {
		onClose();
		navigate(to);
	};
	const onKeyDown = (pressed: KeyboardEvent) => {
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
	};
	const outcome = () => {
		if (typed.trim() === "") return text("quick.hint");
		if (found.isError) return text("quick.failed");
		return isSearching ? text("quick.searching") : text("quick.found", { count: all.length });
	};
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
					aria-expanded={all.length > 0}
					aria-controls={`${id}-list`}
					aria-activedescendant={chosen && `${id}-${chosen.key}`}
					aria-autocomplete="list"
					placeholder={text("quick.label")}
					dir="auto"
					autoComplete="off"
					maxLength={100}
					value={typed}
					onKeyDown={onKeyDown}
					onChange={({ target }) => {
						setTyped(target.value);
						setActive(0);
					}}
				/>
				<p className="small soft" role="status">
					{outcome()}
				</p>
				<div
					id={`${id}-list`}
					role="listbox"
					aria-label={text("quick.results")}
					hidden={all.length === 0}
				>
					{groups.map(({ id: group, rows }) => (
						// biome-ignore lint/a11y/useSemanticElements: a group of options.
						<div key={group} role="group" aria-labelledby={`${id}-${group}`}>
							<p id={`${id}-${group}`} className="small soft">
								{text(`quick.${group}`)}
							</p>
							{rows.map((row) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, as a combobox has it.
								<div
									key={row.key}
									id={`${id}-${row.key}`}
									role="option"
									tabIndex={-1}
									aria-selected={row === chosen}
									onMouseMove={() => setActive(all.indexOf(row))}
									onClick={() => open(row)}
								>
									<Written>{row.name}</Written>
									<span className="small soft row">{row.line}</span>
								</div>
							))}
						</div>
					))}
				</div>
			</Dialog>
		</Mui>
	);
}
