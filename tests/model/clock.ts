/** What a step waits for: a number of ms, or a signal. */
export type Step<T = void> = Generator<number | Signal, T, void>;

type Due = { at: number; turn: number; step: Step<unknown> };

/** An event that many steps can wait for. */
export class Signal {
	given = false;
	readonly waiting: Step<unknown>[] = [];
}

/**
 * Virtual time: steps run one after another in the order of their times, without really waiting.
 */
export class Clock {
	now = 0;
	private turn = 0;
	private readonly heap: Due[] = [];

	start(step: Step<unknown>, delay = 0): void {
		this.push({ at: this.now + delay, turn: this.turn++, step });
	}

	give(signal: Signal): void {
		signal.given = true;
		for (const step of signal.waiting.splice(0)) this.start(step);
	}

	/** Runs until no step is left. */
	run(): void {
		for (let due = this.pop(); due; due = this.pop()) {
			this.now = due.at;
			const { value, done } = due.step.next();
			if (done) continue;
			if (typeof value === "number" || value.given) {
				due.at += typeof value === "number" ? value : 0;
				due.turn = this.turn++;
				this.push(due);
			} else value.waiting.push(due.step);
		}
	}

	get idle(): boolean {
		return this.heap.length === 0;
	}

	private push(due: Due): void {
		const { heap } = this;
		let place = heap.length;
		for (
			let above = (place - 1) >> 1;
			place > 0 && sooner(due, heap[above]);
			above = (place - 1) >> 1
		) {
			heap[place] = heap[above];
			place = above;
		}
		heap[place] = due;
	}

	private pop(): Due | undefined {
		const { heap } = this;
		const first = heap[0];
		const last = heap.pop();
		if (!last || heap.length === 0) return first;
		let place = 0;
		for (;;) {
			let below = 2 * place + 1;
			if (below + 1 < heap.length && sooner(heap[below + 1], heap[below])) below++;
			if (below >= heap.length || !sooner(heap[below], last)) break;
			heap[place] = heap[below];
			place = below;
		}
		heap[place] = last;
		return first;
	}
}

const sooner = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.turn < b.turn);
