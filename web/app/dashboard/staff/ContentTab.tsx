import { LanguageMeter } from "../../../base/records/languages/LanguageMeter.tsx";
import { useAddress } from "../../../core/address/useAddress.ts";
import { content } from "./content.ts";

/** Shows how much content exists in both languages. */
function Meter() {
	// biome-ignore lint/correctness/useHookAtTopLevel: the definitions never change, and so neither does the order of hooks.
	const kinds = content.flatMap(({ useTranslated }) => useTranslated?.() ?? []);
	return <LanguageMeter kinds={kinds} />;
}

/**
 * Public content about the federation, with a meter of its translation; `?of=` shows one kind alone.
 */
export default function ContentTab() {
	const of = useAddress().search.get("of");
	const named = content.filter(({ id }) => id === of);
	return (
		<div className="stack content-tab">
			{named.length === 0 && <Meter />}
			{(named.length > 0 ? named : content).map(({ path, part: Part }) => (
				<Part key={path} />
			))}
		</div>
	);
}
