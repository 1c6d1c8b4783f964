import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { drawMessages } from "./draws.messages.ts";
import { resultsQuery } from "./draws.queries.ts";
import { ResultList } from "./ResultList.tsx";

/** A person's places at past tournaments, as a part of a page about them. */
export default function ResultsPart({ id }: { id: UserId }) {
	const text = useText(drawMessages);
	const { data, isLoadingError, refetch } = useQuery(resultsQuery(id));
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (data.length === 0) return <p className="soft">{text("draw.noResults")}</p>;
	return <ResultList results={data} />;
}
