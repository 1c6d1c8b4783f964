import { useQuery } from "@tanstack/react-query";
import { ownOnlineQuery } from "./online-payments.queries.ts";

/** Whether the user can pay online; undefined until it is known. */
export const usePaysOnline = (): boolean | undefined => {
	const { data } = useQuery(ownOnlineQuery);
	return data && data.sources.length > 0;
};
