import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { BeltHistory } from "./BeltHistory.tsx";
import { historyQuery } from "./belts.queries.ts";

/** The belts of a person and what is asked for, as a part of their page. */
export default function PersonBelts({ id }: { id: UserId }) {
	const { data, isError, refetch } = useQuery(historyQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	return data ? <BeltHistory lines={data} /> : <Loading />;
}
