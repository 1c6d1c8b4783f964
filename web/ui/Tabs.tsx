import {
	type ComponentType,
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useId,
	useRef,
} from "react";
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

/** Scrolls the tab strip, which is wider than a phone, until the open tab is in its middle. */
export function useMiddleOfStrip(
	list: RefObject<HTMLElement | null>,
	open: number,
	counts: string,
) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the counts make the tabs wider when they come.
	useEffect(() => {
		const strip = list.current;
		const tab = strip?.children[open]?.getBoundingClientRect();
		if (!strip || !tab) return;
		const around = strip.getBoundingClientRect();
		strip.scrollLeft += tab.left + tab.width / 2 - around.left - around.width / 2;
	}, [open, counts]);
}

/** The position of the tab that a key leads to; undefined for other keys. */
function pressedTab(key: string, open: number, count: number): number | undefined {
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
	const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
	return (open + (key === forward ? 1 : count - 1)) % count;
}

type ButtonProps = {
	/** Prefix of the ids of tabs and panel. */
	id: string;
	tab: Tab;
	isOpen: boolean;
	onChoose: () => void;
};

function TabButton({ id, tab, isOpen, onChoose }: ButtonProps) {
	const { formatNumber } = useIntl();
	return (
		<button
			type="button"
			role="tab"
			id={`${id}-${tab.id}`}
			aria-selected={isOpen}
			aria-controls={isOpen ? `${id}-panel` : undefined}
			tabIndex={isOpen ? 0 : -1}
			onClick={onChoose}
		>
			{tab.label}
			{tab.count !== undefined && <span className="tab-count">{formatNumber(tab.count)}</span>}
		</button>
	);
}

/** Tabs of a page. The open one is named in the query string; the first is the default. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
	const { search, set } = useAddress();
	const list = useRef<HTMLDivElement>(null);
	const id = useId();
	const open = Math.max(
		0,
		tabs.findIndex((tab) => tab.id === search.get("tab")),
	);
	useMiddleOfStrip(list, open, tabs.map(({ count }) => count).join());
	const { id: name, part: Part } = tabs[open];
	// Removes the other query parameters, which belong to the tab being left.
	const choose = (position: number) => {
		const others = Object.fromEntries([...search.keys()].map((key) => [key, null]));
		set({ ...others, tab: tabs[position].id }, { step: true });
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const next = pressedTab(event.key, open, tabs.length);
		if (next === undefined) return;
		event.preventDefault();
		choose(next);
		list.current?.querySelectorAll("button")[next].focus();
	};
	return (
		<>
			<div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
				{tabs.map((tab, position) => (
					<TabButton
						key={tab.id}
						id={id}
						tab={tab}
						isOpen={position === open}
						onChoose={() => choose(position)}
					/>
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
