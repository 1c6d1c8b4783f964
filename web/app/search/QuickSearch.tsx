import { useEffect, useState } from "react";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { appMessages } from "../app.messages.ts";
import { onQuickSearch, openQuickSearch } from "./quickSearch.ts";
import "./quick-search.css";

const QuickSearchDialog = lazyPart(() => import("./QuickSearchDialog.tsx"));

/** Staff search: a button in the top bar, and Ctrl+K anywhere. */
export default function QuickSearch() {
	const text = useText(appMessages);
	const [open, setOpen] = useState(false);
	useEffect(() => onQuickSearch(() => setOpen(true)), []);
	return (
		<>
			<Button
				kind="plain"
				className="quick-search-button"
				aria-label={text("app.quickSearch")}
				aria-keyshortcuts="Control+K Meta+K"
				data-tooltip={`${text("app.quickSearch")} (Ctrl K)`}
				onClick={openQuickSearch}
			>
				<svg
					width="22"
					height="22"
					viewBox="0 0 24 24"
					fill="none"
					stroke="currentColor"
					strokeWidth="1.75"
					aria-hidden="true"
				>
					<circle cx="10.5" cy="10.5" r="6.5" />
					<path d="m15.5 15.5 5 5" strokeLinecap="round" />
				</svg>
			</Button>
			{open && <QuickSearchDialog onClose={() => setOpen(false)} />}
		</>
	);
}
