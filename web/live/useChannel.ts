import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { operationRoutes } from "#shared/operation/operation.routes.ts";
import { client } from "../core/calls/client.ts";
import { useIdle } from "../core/moments/useIdle.ts";

/** Where to listen. Asked anew with each sign-in, because a person's own channel is a part of it. */
export const liveQuery = queryOptions({
	queryKey: ["live"],
	queryFn: () => client(operationRoutes).live(),
	staleTime: Number.POSITIVE_INFINITY,
});

type Heard = {
	/** What is told there. */
	onMessage(message: unknown): void;
	/** One hears what is told from now on; what was told before was missed. @param again whether it was heard before */
	onConnected(again: boolean): void;
};

/**
 * Listens to a channel, once the page has nothing else to do. Its code is fetched with the first channel of a page.
 * @returns whether one hears what is told there
 */
export function useChannel(name: string | null, { onMessage, onConnected }: Heard): boolean {
	const [isConnected, setConnected] = useState(false);
	const isIdle = useIdle();
	const { data: access } = useQuery({ ...liveQuery, enabled: isIdle && name !== null });
	const heard = useEffectEvent(onMessage);
	const connected = useEffectEvent((is: boolean, again: boolean) => {
		setConnected(is);
		if (is) onConnected(again);
	});
	useEffect(() => {
		if (!access || name === null) return;
		let leave = () => {};
		let isOver = false;
		let wasConnected = false;
		const onChange = (is: boolean) => {
			connected(is, wasConnected);
			wasConnected ||= is;
		};
		import("./connection.ts").then(
			({ listen }) => {
				if (!isOver)
					leave = listen(access, name, { message: (one) => heard(one), connected: onChange });
			},
			// Without the code the page asks by itself, as without a network.
			() => {},
		);
		return () => {
			isOver = true;
			leave();
			setConnected(false);
		};
	}, [access, name]);
	return isConnected;
}
