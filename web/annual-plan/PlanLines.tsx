import { inLanguage } from "#shared/core/fields/bilingual.ts";
import { useLocale } from "../core/language/messages.ts";

/** Activities or goals of a month, each in the reader's language; nothing where there are none. */
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
