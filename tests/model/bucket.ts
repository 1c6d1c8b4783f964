/** A token bucket: units arrive at a rate and are saved up to a limit. */
export class Bucket {
	private left: number;
	private since = 0;
	private readonly rate: number;
	private readonly limit: number;
	constructor(rate: number, limit: number) {
		this.rate = rate;
		this.limit = limit;
		this.left = limit;
	}
	has(units: number, now: number): boolean {
		this.left = Math.min(this.limit, this.left + ((now - this.since) / 1000) * this.rate);
		this.since = now;
		return this.left >= units;
	}
	/** May overdraw, because an accepted request is written. */
	take(units: number): void {
		this.left -= units;
	}
}
