import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { operationRoutes } from "#shared/app/operation/operation.routes.ts";
import { client } from "../../core/calls/client.ts";
import { useIdle } from "../../core/moments/useIdle.ts";

/**
 * Endpoint and channels for live updates. Refetched on each sign-in, because it includes the user's
 * own channel.
 */
export const liveQuery = queryOptions({
	queryKey: ["live"],
	queryFn: () => client(operationRoutes).live(),
});

type Callbacks = {
	/** Called with each message of the channel. */
	onMessage(message: unknown): void;
	/**
	 * Called when messages arrive from now on; earlier ones were missed.
	 * @param again whether the channel was connected before
	 */
	onConnected(again: boolean): void;
};

/**
 * Subscribes to a channel once the page is idle. The code is loaded with the page's first channel.
 * @returns whether the channel is connected
 */
export function useChannel(name: string | null, { onMessage, onConnected }: Callbacks): boolean {
	const [isConnected, setConnected] = useState(false);
	const isIdle = useIdle();
	const { data: access } = useQuery({ ...liveQuery, enabled: isIdle && name !== null });
	const onEvent = useEffectEvent(onMessage);
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
			({ subscribeToChannel }) => {
				if (!isOver)
					leave = subscribeToChannel(access, name, {
						message: (one) => onEvent(one),
						connected: onChange,
					});
			},
			// If the code can't be loaded, the page falls back to polling, as without a network.
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
