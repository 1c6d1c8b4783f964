import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { historyQuery } from "../../base/ranks/belts.queries.ts";
import { historyMessages } from "../../base/ranks/history.messages.ts";
import { useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { BeltHistory } from "./BeltHistory.tsx";

/** Number of promotions shown before the rest is collapsed. */
const latest = 3;

/** A person's belts and pending promotions, as a section of their page. */
export default function PersonBelts({ id }: { id: UserId }) {
	const text = useText(historyMessages);
	const { data, isError, refetch } = useQuery(historyQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	const earlier = data.slice(latest);
	return (
		<>
			<BeltHistory lines={data.slice(0, latest)} />
			{earlier.length > 0 && (
				<details>
					<summary>{text("history.earlier", { count: earlier.length })}</summary>
					<BeltHistory lines={earlier} />
				</details>
			)}
		</>
	);
}
