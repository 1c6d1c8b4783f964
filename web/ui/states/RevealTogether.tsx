import { type Query, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { Waiting } from "../../core/waiting.ts";
import { Loading } from "./Loading.tsx";

/** Longest wait, in ms: a slow part then appears later, between the others. */
const longestWait = 3_000;

/** A shown part's query that has neither data nor failed once. */
const firstReads = {
	type: "active",
	predicate: ({ state }: Query) => state.status === "pending" && state.fetchFailureCount === 0,
} as const;

/**
 * Shows `fallback` until the code and the data of all parts inside are there, and then all of them at
 * once: parts that appear one by one push away what the reader is about to tap.
 */
export function RevealTogether({
	fallback = <Loading />,
	children,
}: {
	fallback?: ReactNode;
	children: ReactNode;
}) {
	const [isRevealed, setRevealed] = useState(false);
	const waiting = useRef(0);
	const [, checkAgain] = useReducer((times: number) => times + 1, 0);
	const client = useQueryClient();
	useIsFetching(firstReads);
	const wait = useCallback(() => {
		waiting.current += 1;
		return () => {
			waiting.current -= 1;
			checkAgain();
		};
	}, []);
	useEffect(() => {
		const check = () => {
			if (waiting.current === 0 && client.isFetching(firstReads) === 0) setRevealed(true);
		};
		// After all effects of this rendering, in which queries start.
		queueMicrotask(check);
	});
	useEffect(() => {
		const timer = setTimeout(() => setRevealed(true), longestWait);
		return () => clearTimeout(timer);
	}, []);
	return (
		<Waiting value={wait}>
			{!isRevealed && fallback}
			<div className={isRevealed ? "stack" : "stack unrevealed"}>{children}</div>
		</Waiting>
	);
}
