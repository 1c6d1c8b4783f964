import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../core/language/messages.ts";
import { drawMessages } from "./draws.messages.ts";
import { resultsQuery } from "./draws.queries.ts";
import { ResultList } from "./ResultList.tsx";

/** A person's places at past tournaments; nothing while there are none. */
export function PersonResults({ id, name }: { id: UserId; name?: string }) {
	const text = useText(drawMessages);
	const { data = [] } = useQuery(resultsQuery(id));
	if (data.length === 0) return null;
	return (
		<section className="stack" aria-labelledby={`results-${id}`}>
			<h2 id={`results-${id}`}>{name ? text("draw.resultsOf", { name }) : text("draw.results")}</h2>
			<ResultList results={data} />
		</section>
	);
}
