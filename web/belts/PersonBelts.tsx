import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../core/messages.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { BeltHistory } from "./BeltHistory.tsx";
import { historyQuery } from "./belts.queries.ts";
import { historyMessages } from "./history.messages.ts";

/** The belts of a person, for staff and their coach. */
export default function PersonBelts({ id }: { id: UserId }) {
	const text = useText(historyMessages);
	const { data, isError, refetch } = useQuery(historyQuery(id));
	return (
		<section className="stack" aria-labelledby="person-belts">
			<h2 id="person-belts">{text("history.belts")}</h2>
			{isError ? <LoadError onRetry={refetch} /> : data ? <BeltHistory lines={data} /> : <Loading />}
		</section>
	);
}
