import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import {
	type ReactNode,
	useCallback,
	useEffect,
	useReducer,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { HoldReveal } from "../../core/holdReveal.ts";
import { Loading } from "./Loading.tsx";

/** Longest time for which parts are held back, in ms. A slower part appears between the others. */
const longestHold = 3_000;

/** Queries of mounted parts that have neither data nor failed once. */
const firstReads = {
	type: "active",
	predicate: ({ state }: Query) => state.status === "pending" && state.fetchFailureCount === 0,
} as const;

/**
 * Renders again when a first read begins or ends, and returns a function that counts them. Reads that
 * wait for a connection count too, which `useIsFetching` leaves out.
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
 * once: parts that appear one by one push away what the reader is about to tap. After `longestHold` it
 * shows the parts that are there, with `fallback` below them until the last one is.
 */
export function RevealTogether({ fallback = <Loading />, children }: Props) {
	const [isComplete, setComplete] = useState(false);
	const [isLate, setLate] = useState(false);
	const holds = useRef(0);
	const [, checkAgain] = useReducer((times: number) => times + 1, 0);
	const countFirstReads = useFirstReads();
	const hold = useCallback(() => {
		holds.current += 1;
		return () => {
			holds.current -= 1;
			checkAgain();
		};
	}, []);
	useEffect(() => {
		const check = () => {
			if (holds.current === 0 && countFirstReads() === 0) setComplete(true);
		};
		// After the effects of all components in this rendering, in which queries start.
		queueMicrotask(check);
	});
	useEffect(() => {
		const timer = setTimeout(() => setLate(true), longestHold);
		return () => clearTimeout(timer);
	}, []);
	return (
		<HoldReveal value={hold}>
			<div className={isComplete || isLate ? "stack" : "stack unrevealed"}>{children}</div>
			{!isComplete && fallback}
		</HoldReveal>
	);
}
