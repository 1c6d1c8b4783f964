import { byDistance, distanceBetween, distancesFrom, positionIn } from "./dojos.distance.ts";

const salmiya = { latitude: 29.3339, longitude: 48.0761 };

test.each([
	["https://www.openstreetmap.org/?mlat=29.3339&mlon=48.0761#map=16/29/48", salmiya],
	["https://www.openstreetmap.org/#map=16/29.3339/48.0761", salmiya],
	["https://www.google.com/maps/place/Dojo/@29.3339,48.0761,17z", salmiya],
	["https://maps.google.com/?q=29.3339,48.0761", salmiya],
	["https://maps.google.com/?q=29.3339%2C48.0761", salmiya],
	["https://maps.google.com/?q=129.3339,48.0761", null],
	["https://maps.app.goo.gl/abc", null],
	["https://www.openstreetmap.org/search?query=Salmiya%2C%20Kuwait", null],
	[null, null],
])("the link %s states the position %j", (link, expected) => {
	expect(positionIn(link)).toEqual(expected);
});

test("Hawally is five kilometres from Salmiya, and Jahra forty", () => {
	const from = (latitude: number, longitude: number) =>
		Math.round(distanceBetween(salmiya, { latitude, longitude }));
	expect([from(29.3328, 48.0286), from(29.3375, 47.6581)]).toEqual([5, 41]);
});

test("orders dojos by distance, and by governorate where none is known", () => {
	const at = (id: number, area: "hawalli" | "jahra", latitude?: number) => ({
		id,
		area,
		mapUrl: latitude ? `https://maps.google.com/?q=${latitude},48.0761` : null,
	});
	const chosen = at(1, "hawalli", 29.3339);
	const all = [
		at(5, "jahra"),
		at(4, "hawalli"),
		at(3, "jahra", 29.36),
		at(2, "jahra", 29.8),
		chosen,
	];
	const distances = distancesFrom(chosen, all);
	const order = [...all.map(({ id }) => id), 6].sort((a, b) =>
		byDistance(distances.get(a), distances.get(b)),
	);
	expect(order).toEqual([1, 3, 4, 5, 2, 6]);
});
