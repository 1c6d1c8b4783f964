import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import {
	type ReactNode,
	useCallback,
	useEffect,
	useReducer,
	useState,
	useSyncExternalStore,
} from "react";
import { HoldReveal } from "../../core/holdReveal.ts";
import { Loading } from "./Loading.tsx";

/** Time in ms after which the loaded parts are shown; slower ones appear among them later. */
const longestHold = 3_000;

/** Matches the queries of mounted components that have no data yet and have not failed yet. */
const firstReads = {
	type: "active",
	predicate: ({ state }: Query) => state.status === "pending" && state.fetchFailureCount === 0,
} as const;

/**
 * Returns a function that counts the first reads under way, and renders again when their number
 * changes. It includes reads that wait for a connection, which `useIsFetching` does not.
 */
function useFirstReads() {
	const cache = useQueryClient().getQueryCache();
	const count = () => cache.findAll(firstReads).length;
	const subscribe = useCallback(
		(notify: () => void) => cache.subscribe(notifyManager.batchCalls(notify)),
		[cache],
	);
	useSyncExternalStore(subscribe, count);
	return count;
}

type Props = { fallback?: ReactNode; children: ReactNode };

/**
 * Shows `fallback` until the code and the data of all parts inside are there, and then all of them at
 * once: parts that appear one by one push away what the reader is about to tap. A part that says what
 * is loading says it in place of `fallback`. After `longestHold` the parts that are there are shown,
 * with `fallback` below them until the last one has come, unless a part says that it is loading.
 */
export function RevealTogether({ fallback = <Loading />, children }: Props) {
	const [isComplete, setComplete] = useState(false);
	const [isLate, setLate] = useState(false);
	/** The holds, each with what its part says while it is loading. */
	const [holds] = useState(() => new Map<symbol, string | undefined>());
	const [, checkAgain] = useReducer((times: number) => times + 1, 0);
	const countFirstReads = useFirstReads();
	const hold = useCallback(
		(label?: string) => {
			const key = Symbol();
			holds.set(key, label);
			if (label !== undefined) checkAgain();
			return () => {
				holds.delete(key);
				checkAgain();
			};
		},
		[holds],
	);
	useEffect(() => {
		const check = () => {
			if (holds.size === 0 && countFirstReads() === 0) setComplete(true);
		};
		// After the effects of all components in this rendering, in which queries start.
		queueMicrotask(check);
	});
	useEffect(() => {
		const timer = setTimeout(() => setLate(true), longestHold);
		return () => clearTimeout(timer);
	}, []);
	const labels = [...holds.values()].filter((label) => label !== undefined);
	const named = labels.find(Boolean);
	return (
		<>
			<HoldReveal value={hold}>
				<div className={isComplete || isLate ? "stack" : "stack unrevealed"}>{children}</div>
			</HoldReveal>
			{!isComplete && !isLate && (named ? <Loading label={named} /> : fallback)}
			{!isComplete && isLate && labels.length === 0 && fallback}
		</>
	);
}
