/** Times in ms since navigation started; `element` names the largest paint. */
export type Vitals = {
	first: number;
	largest: number;
	jumps: number;
	blocked: number;
	element: string;
};

type Task = { start: number; length: number };
type Shift = { at: number; size: number };
type Seen = { first: number; largest: number; element: string; shifts: Shift[]; tasks: Task[] };
type Entry = PerformanceEntry & { element?: Element; value: number; hadRecentInput: boolean };

declare global {
	interface Window {
		seen: Seen;
	}
}

/**
 * Runs in the page before any of its own scripts. Must be self-contained: the browser gets its
 * source text.
 */
export function observe(): void {
	const seen: Seen = { first: 0, largest: 0, element: "", shifts: [], tasks: [] };
	window.seen = seen;
	const on = (type: string, take: (entry: Entry) => void) =>
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) take(entry as Entry);
		}).observe({ type, buffered: true });
	on("paint", (entry) => {
		if (entry.name === "first-contentful-paint") seen.first = entry.startTime;
	});
	on("largest-contentful-paint", ({ startTime, element }) => {
		seen.largest = startTime;
		seen.element = element ? `${element.tagName}.${element.className}`.toLowerCase() : "";
	});
	on("layout-shift", ({ startTime, value, hadRecentInput }) => {
		if (!hadRecentInput) seen.shifts.push({ at: startTime, size: value });
	});
	on("longtask", ({ startTime, duration }) => {
		seen.tasks.push({ start: startTime, length: duration });
	});
}

/** Runs in the page too. */
export function readVitals(): Vitals {
	const { first, largest, element, shifts, tasks } = window.seen;
	// CLS is the worst burst: shifts less than 1 s apart, 5 s at most.
	let jumps = 0;
	let burst = { from: 0, to: 0, size: 0 };
	for (const { at, size } of shifts) {
		const goesOn = burst.size > 0 && at - burst.to < 1000 && at - burst.from < 5000;
		burst = goesOn ? { ...burst, to: at, size: burst.size + size } : { from: at, to: at, size };
		jumps = Math.max(jumps, burst.size);
	}
	// TBT is the time of tasks beyond 50 ms, from the first paint on.
	const blocked = tasks.reduce((sum, { start, length }) => {
		const after = start + length - Math.max(start, first);
		return sum + Math.max(0, after - 50);
	}, 0);
	return { first, largest, element, jumps, blocked };
}
