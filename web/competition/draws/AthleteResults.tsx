import { useQuery } from "@tanstack/react-query";
import type { AthleteId } from "#shared/people/national-team/national-team.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { drawMessages } from "./draws.messages.ts";
import { athleteResultsQuery } from "./draws.queries.ts";
import { ResultList } from "./ResultList.tsx";

/** An athlete's places at the federation's tournaments; nothing while there are none. */
export default function AthleteResults({ id }: { id: AthleteId }) {
	const text = useText(drawMessages);
	const { data = [] } = useQuery(athleteResultsQuery(id));
	if (data.length === 0) return null;
	return (
		<section className="stack" aria-labelledby="athlete-results">
			<h2 id="athlete-results">{text("draw.results")}</h2>
			<ResultList results={data} />
		</section>
	);
}
