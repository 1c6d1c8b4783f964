import { LanguageMeter } from "../../../base/records/languages/LanguageMeter.tsx";
import { content } from "./content.ts";

/** Shows how much content exists in both languages. */
function Meter() {
	// biome-ignore lint/correctness/useHookAtTopLevel: the definitions never change, and so neither does the order of hooks.
	const kinds = content.flatMap(({ useTranslated }) => useTranslated?.() ?? []);
	return <LanguageMeter kinds={kinds} />;
}

/** Public content about the federation, with a meter of its translation. */
export default function ContentTab() {
	return (
		<div className="stack content-tab">
			<Meter />
			{content.map(({ path, part: Part }) => (
				<Part key={path} />
			))}
		</div>
	);
}
