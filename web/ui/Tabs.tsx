import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "../core/address/useAddress.ts";
import { RevealTogether } from "./states/RevealTogether.tsx";
import "./tabs.css";

export type Tab = {
	/** Value of `?tab=`, which opens the tab. */
	id: string;
	label: string;
	/** Number of items in the tab. */
	count?: number;
	/** A lazy component, loaded when the tab is first opened. */
	part: ComponentType;
};

/** Tabs of a page. The open one is named in the query string; the first is the default. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
	const { search, set } = useAddress();
	const { formatNumber } = useIntl();
	const list = useRef<HTMLDivElement>(null);
	const id = useId();
	const open = Math.max(
		0,
		tabs.findIndex((tab) => tab.id === search.get("tab")),
	);
	const counts = tabs.map(({ count }) => count).join();
	// Scrolls the open tab to the middle: on phones the tab strip is wider than the screen.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the counts make the tabs wider when they come.
	useEffect(() => {
		const strip = list.current;
		const tab = strip?.children[open]?.getBoundingClientRect();
		if (!strip || !tab) return;
		const around = strip.getBoundingClientRect();
		strip.scrollLeft += tab.left + tab.width / 2 - around.left - around.width / 2;
	}, [open, counts]);
	const { id: name, part: Part } = tabs[open];
	// Removes the other query parameters, which belong to the tab being left.
	const choose = (position: number) => {
		const others = Object.fromEntries([...search.keys()].map((key) => [key, null]));
		set({ ...others, tab: tabs[position].id }, { step: true });
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
		const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		const last = tabs.length - 1;
		const next =
			event.key === "Home"
				? 0
				: event.key === "End"
					? last
					: way && (open + (event.key === forward ? 1 : last)) % tabs.length;
		if (next === undefined) return;
		event.preventDefault();
		choose(next);
		list.current?.querySelectorAll("button")[next].focus();
	};
	return (
		<>
			<div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
				{tabs.map((tab, position) => (
					<button
						key={tab.id}
						type="button"
						role="tab"
						id={`${id}-${tab.id}`}
						aria-selected={position === open}
						aria-controls={position === open ? `${id}-panel` : undefined}
						tabIndex={position === open ? 0 : -1}
						onClick={() => choose(position)}
					>
						{tab.label}
						{tab.count !== undefined && (
							<span className="tab-count">{formatNumber(tab.count)}</span>
						)}
					</button>
				))}
			</div>
			<section
				key={name}
				id={`${id}-panel`}
				role="tabpanel"
				aria-labelledby={`${id}-${name}`}
				className="stack"
			>
				<RevealTogether>
					<Part />
				</RevealTogether>
			</section>
		</>
	);
}
