import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useMiddleOfStrip } from "./Tabs.tsx";
import "./tabs.css";

/** The number of items in a tab. */
export function TabCount({ count }: { count: number | undefined }) {
	const { formatNumber } = useIntl();
	return count ? <span className="tab-count">{formatNumber(count)}</span> : null;
}

type TabLink = {
	to: string;
	label: string;
	/** Shown after the label, such as a `TabCount`. */
	after?: ReactNode;
};

/** Pages that belong together, as tabs with an address each. */
export function TabLinks({
	label,
	links,
	current,
}: {
	label: string;
	links: readonly TabLink[];
	/** Position of the page that is open. */
	current: number;
}) {
	const list = useRef<HTMLElement>(null);
	useMiddleOfStrip(list, current, String(links.length));
	return (
		<nav ref={list} className="tabs" aria-label={label}>
			{links.map(({ to, label: name, after }, position) => (
				<Link key={to} to={to} aria-current={position === current ? "page" : undefined}>
					{name}
					{after}
				</Link>
			))}
		</nav>
	);
}
