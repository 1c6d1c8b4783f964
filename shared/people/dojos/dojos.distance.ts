import type { Governorate } from "./dojos.rules.ts";

/** A place on the map, in degrees. */
export type Position = { latitude: number; longitude: number };

/** How links to maps state a position: "@29.33,48.07", "q=29.33,48.07", "mlat=29.33&mlon=48.07". */
const inLinks = [
	/[?&]mlat=(-?\d+(?:\.\d+)?)&mlon=(-?\d+(?:\.\d+)?)/,
	/[@=/](-?\d+\.\d+)(?:,|%2C)\+?(-?\d+\.\d+)/i,
	/#map=\d+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
];

/** The position that a link to a map states; null if it states none. */
export function positionIn(mapUrl: string | null): Position | null {
	for (const pattern of inLinks) {
		const [, latitude, longitude] = pattern.exec(mapUrl ?? "")?.map(Number) ?? [];
		if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
	}
	return null;
}

const earthRadius = 6371;
const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance between two positions in a straight line, in km. */
export function distanceBetween(one: Position, other: Position): number {
	const north = inRadians(other.latitude - one.latitude);
	const middle = inRadians((one.latitude + other.latitude) / 2);
	const east = inRadians(other.longitude - one.longitude) * Math.cos(middle);
	return earthRadius * Math.hypot(north, east);
}

type Placed = { id: number; area: Governorate; mapUrl: string | null };

/** How far a dojo is from another: in km if both state a position, and whether they are neighbours. */
export type Distance = { km: number | null; sameGovernorate: boolean };

/** How far each dojo is from one of them, by id. */
export function distancesFrom(from: Placed, dojos: readonly Placed[]): Map<number, Distance> {
	const start = positionIn(from.mapUrl);
	return new Map(
		dojos.map((dojo) => {
			const position = positionIn(dojo.mapUrl);
			const km = start && position ? distanceBetween(start, position) : null;
			return [dojo.id, { km, sameGovernorate: dojo.area === from.area }];
		}),
	);
}

/**
 * Orders distances, nearest first. Without positions the same governorate is nearer than another;
 * unknown distances come last.
 */
export const byDistance = (a: Distance | undefined, b: Distance | undefined): number =>
	rank(a) - rank(b);

/** Assumed distances in km, within a governorate and to another one, where no position is known. */
const assumed = { within: 5, beyond: 30 };
const rank = (distance: Distance | undefined) =>
	distance ? (distance.km ?? (distance.sameGovernorate ? assumed.within : assumed.beyond)) : 1000;
