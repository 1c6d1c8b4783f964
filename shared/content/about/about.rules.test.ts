import { foreignPicturesIn } from "./about.rules.ts";

test.each([
	[
		"![Hall](https://a.example/x.png) and ![again](https://a.example/x.png)",
		["https://a.example/x.png"],
	],
	['![](//a.example/x.png "title")', ["//a.example/x.png"]],
	["![a]( <data:image/png;base64,AA> )", ["data:image/png;base64,AA"]],
	["![Hall](/images/p/01m81bhzns8p20k8bjt8ry64sk.webp#1600x900-c9b28a)", []],
	["![](/images/../api/logout) ![](/api/logout)", ["/images/../api/logout", "/api/logout"]],
	["[a link](https://a.example/x.png) and no picture! (https://a.example)", []],
	["", []],
])("finds the pictures of other sites in %j", (markdown, found) =>
	expect(foreignPicturesIn(markdown)).toEqual(found),
);

test("a text of many brackets does not slow the parser down", () => {
	const began = performance.now();
	for (const part of ["![", "![](", "![a](<", "!"]) foreignPicturesIn(part.repeat(5_000));
	expect(performance.now() - began).toBeLessThan(1_000);
});
