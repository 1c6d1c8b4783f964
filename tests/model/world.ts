import { createRandom, type Random } from "#local/demo/random.ts";
import { hashToShard } from "#shared/base/places/allotment.rules.ts";
import { Clock } from "./clock.ts";
import type { Settings } from "./settings.ts";
import { type Item, type Partition, Table, type Write } from "./table.ts";

/** An item with a count and a limit: an allotment, or a single numbered place. */
export type Place = { item: Item; cap: number; taken: number };

/** A registration; `isListed` if the index of the waiting list, which may be late, contains it. */
export type Entry = {
	person: number;
	item: Item;
	list: Partition;
	status: "none" | "placed" | "waiting" | "cancelled";
	place?: Place;
	/** When it was made, in ms of virtual time. */
	order: number;
	version: number;
	isListed: boolean;
};

/** The event: registrations, the waiting list and the stream. */
export class World {
	readonly clock = new Clock();
	readonly random: Random;
	readonly table: Table;
	readonly entries: Entry[];
	/** When each place was given. */
	readonly placedAt: number[] = [];
	/** Registrations that the index lists as waiting, in order. */
	readonly waiting: Entry[] = [];
	letIn = 0;
	/** The event's flag that people wait; slightly outdated. */
	someWait = false;
	/** Called for each change that may admit a person from the waiting list. */
	wake: (...joining: Entry[]) => void = () => {};
	readonly settings: Settings;
	private readonly lists: Partition[];

	constructor(settings: Settings) {
		this.settings = settings;
		this.random = createRandom(settings.seed);
		this.table = new Table(this.clock, this.random, settings);
		const parts = Array.from({ length: Math.min(settings.lists, settings.partitions) }, () =>
			this.table.partition(),
		);
		this.lists = Array.from({ length: settings.lists }, (_, list) => parts[list % parts.length]);
		this.entries = Array.from({ length: settings.users }, (_, person) => this.newEntry(person));
	}

	/** An item's key decides its partition by hash. */
	item(key: string): Item {
		const { partitions } = this.table;
		return { home: partitions[hashToShard(key) % partitions.length], locked: false };
	}

	newEntry(person: number): Entry {
		const list = this.lists[hashToShard(`${person}`) % this.lists.length];
		const item = this.item(`USER#${person}`);
		return { person, item, list, status: "none", order: 0, version: 0, isListed: false };
	}

	/** Once per person: the write fails if a registration exists. */
	enter = (entry: Entry, place?: Place): Write => ({
		item: entry.item,
		index: { home: entry.list, units: 1 },
		passes: () => entry.status === "none" || entry.status === "cancelled",
		apply: () => {
			entry.order = this.clock.now;
			this.change(entry, place ? "placed" : "waiting", place);
		},
	});

	/** The next step of a registration, which fails if it changed since it was read. */
	step(entry: Entry, status: "placed" | "cancelled", place?: Place): Write {
		const { version } = entry;
		const apply = () => this.change(entry, status, place);
		return {
			item: entry.item,
			index: { home: entry.list, units: 2 },
			passes: () => entry.version === version,
			apply,
		};
	}

	take = (place: Place): Write => this.count(place, 1, () => place.taken < place.cap);
	free = (place: Place): Write => this.count(place, -1, () => place.taken > 0);

	count = (place: Place, by: number, passes: () => boolean): Write => ({
		item: place.item,
		passes,
		apply: () => {
			place.taken += by;
			if (place.taken < place.cap) this.wake();
		},
	});

	private change(entry: Entry, status: Entry["status"], place?: Place): void {
		if (status === "placed") {
			this.placedAt.push(this.clock.now);
			if (entry.status === "waiting") this.letIn++;
		}
		const changed = status === "waiting" || entry.status === "waiting";
		Object.assign(entry, { status, place, version: entry.version + 1 });
		if (!changed) return;
		this.clock.start(this.show(entry), this.settings.indexLag * (0.5 + this.random.next() / 2));
		if (status === "waiting") this.wake(entry);
	}

	// biome-ignore lint/correctness/useYield: a step that takes no time.
	private *show(entry: Entry) {
		const wanted = entry.status === "waiting";
		if (entry.isListed === wanted) return;
		entry.isListed = wanted;
		if (!wanted) this.waiting.splice(this.waiting.indexOf(entry), 1);
		else {
			let place = this.waiting.length;
			while (place > 0 && this.waiting[place - 1].order > entry.order) place--;
			this.waiting.splice(place, 0, entry);
		}
	}
}
