import type { Random } from "#local/demo/random.ts";
import { Bucket } from "./bucket.ts";
import type { Clock, Step } from "./clock.ts";
import type { Settings } from "./settings.ts";

export type Partition = { writes: Bucket; reads: Bucket };
export type Item = { home: Partition; locked: boolean };

/**
 * A conditional write. `index`: the index partition that lists the item, and the units the change
 * costs there.
 */
export type Write = {
	item: Item;
	index?: { home: Partition; units: number };
	passes(): boolean;
	apply(): void;
};

export type Refusal = "conflict" | "throttled" | "condition";

/** The process crashed; its last request may have happened or not. */
export class Died extends Error {}

/**
 * The DynamoDB behaviour that matters at an opening: partition rates, locked items, and an index
 * whose throttling delays its table.
 */
export class Table {
	readonly count = { transactions: 0, conflicts: 0, throttled: 0, attempts: 0, units: 0 };
	readonly partitions: Partition[];

	private readonly clock: Clock;
	private readonly random: Random;
	private readonly settings: Settings;

	constructor(clock: Clock, random: Random, settings: Settings) {
		this.clock = clock;
		this.random = random;
		this.settings = settings;
		this.partitions = Array.from({ length: settings.partitions }, () => this.partition());
	}

	partition(): Partition {
		const { writeRate, readRate, saved } = this.settings;
		return {
			writes: new Bucket(writeRate, writeRate * saved),
			reads: new Bucket(readRate, readRate * saved),
		};
	}

	/**
	 * Writes all or none. Returns null, or the reason of each refused write; charges two units each,
	 * as DynamoDB does.
	 */
	*transact(writes: Write[]): Step<(Refusal | undefined)[] | null> {
		const { h } = this.settings;
		yield this.way();
		this.count.transactions++;
		const refusals = writes.map((write) => this.prepare(write, 2, h));
		const refused = refusals.some(Boolean);
		if (!this.settings.waste && refusals.includes("throttled")) this.refund(writes, refusals);
		if (refusals.includes("conflict")) this.count.conflicts++;
		// A refused transaction releases the items that it has locked after half the hold time.
		if (refusals.some((refusal) => !refusal)) yield refused ? h / 2 : h;
		for (const [number, write] of writes.entries()) {
			if (refusals[number]) continue;
			write.item.locked = false;
			if (!refused) this.commit(write);
		}
		yield* this.wayBack();
		return refused ? refusals : null;
	}

	/** One single write. Returns why it was refused. */
	*write(write: Write): Step<Refusal | undefined> {
		yield this.way();
		const refusal = this.prepare(write, 1, 0);
		if (!refusal) this.commit(write);
		yield* this.wayBack();
		return refusal;
	}

	/** Like the SDK, attempts a throttled or conflicting write three times in all. */
	*patiently(write: Write): Step<Refusal | undefined> {
		for (let attempt = 0; ; attempt++) {
			const refusal = yield* this.write(write);
			if (!refusal || refusal === "condition" || attempt === 2) return refusal;
			yield this.random.next() * 500 * 2 ** attempt;
		}
	}

	/** A strongly consistent read of one unit from each partition; throttled reads are retried. */
	*read<T>(homes: Partition[], look: () => T): Step<T> {
		yield this.way();
		for (const { reads } of homes) {
			while (!reads.has(1, this.clock.now)) yield 20 * this.random.next() + 1;
			reads.take(1);
		}
		const seen = look();
		yield* this.wayBack();
		return seen;
	}

	private prepare(
		{ item, index, passes }: Write,
		units: number,
		hold: number,
	): Refusal | undefined {
		const { now } = this.clock;
		this.count.attempts++;
		if (!item.home.writes.has(units, now) || (index && !index.home.writes.has(index.units, now))) {
			this.count.throttled++;
			return "throttled";
		}
		item.home.writes.take(units);
		this.count.units += units;
		if (item.locked) return "conflict";
		if (!passes()) return "condition";
		item.locked = hold > 0;
		return undefined;
	}

	private refund(writes: Write[], refusals: (Refusal | undefined)[]): void {
		for (const [number, { item }] of writes.entries()) {
			if (refusals[number] === "throttled") continue;
			item.home.writes.take(-2);
			this.count.units -= 2;
		}
	}

	private commit({ index, apply }: Write): void {
		if (index) {
			index.home.writes.has(0, this.clock.now);
			index.home.writes.take(index.units);
			this.count.units += index.units;
		}
		apply();
	}

	private way = () => this.settings.reach * (0.5 + this.random.next() / 2);

	private *wayBack(): Step {
		yield this.way();
		if (this.random.chance(this.settings.crash)) throw new Died();
	}
}
