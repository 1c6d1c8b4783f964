import type { Official } from "#shared/content/officials/officials.schema.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { OfficialPhoto } from "./OfficialPhoto.tsx";
import { officialsMessages } from "./officials.messages.ts";
import { officialKind } from "./officials.queries.ts";
import "./leadership.css";

function OfficialCard({ official }: { official: Official }) {
	const text = useText(officialsMessages);
	const pick = usePick();
	const message = pick(official, "message");
	return (
		<li className="card official-card">
			<span className="portrait-place">
				<OfficialPhoto official={official} size="large" />
				<span className="badge" dir="auto">
					{pick(official, "position")}
				</span>
			</span>
			<h3>
				<Written>{pick(official, "name")}</Written>
			</h3>
			{official.judgingLevel && (
				<p className="small soft">{text(`officials.${official.judgingLevel}`)}</p>
			)}
			{message && (
				<Written as="blockquote" className="lines" linked>
					{message}
				</Written>
			)}
		</li>
	);
}

/** The federation's leadership, as shown to visitors; nothing while empty. */
export function Leadership() {
	const text = useText(officialsMessages);
	// Super-admins also receive inactive officials.
	const pages = usePages(officialKind.pages, { isIncluded: ({ isActive }) => isActive });
	if (!pages.rows?.length) return null;
	return (
		<section className="stack">
			<div className="section-head">
				<h2>{text("officials.title")}</h2>
			</div>
			<ul className="leadership">
				{pages.rows.map((official) => (
					<OfficialCard key={official.id} official={official} />
				))}
			</ul>
			<ShowMore pages={pages} />
		</section>
	);
}
