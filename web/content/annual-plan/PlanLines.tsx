import { inLanguage } from "#shared/core/fields/bilingual.ts";
import { useLocale } from "../../core/language/messages.ts";

/** A month's activities or goals in the reader's language; nothing if empty. */
export function PlanLines({ title, lines }: { title: string; lines: string[] }) {
	const locale = useLocale();
	if (lines.length === 0) return null;
	return (
		<>
			<p className="list-title">{title}</p>
			<ul>
				{lines.map((line) => (
					<li key={line} dir="auto">
						{inLanguage(line, locale)}
					</li>
				))}
			</ul>
		</>
	);
}
