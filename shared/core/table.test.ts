import { counterKey, leadingKey, serviceOf, table } from "./table.ts";

test("the table has a partition and a sort key and three indexes, and tells old and new images", () => {
	expect([table.partitionKey, table.sortKey, table.timeToLive, table.stream]).toEqual([
		"pk",
		"sk",
		"expiresAt",
		"NEW_AND_OLD_IMAGES",
	]);
	expect(table.indexes.map((one) => Object.values(one))).toEqual([
		["gsi1", "gsi1pk", "gsi1sk"],
		["gsi2", "gsi2pk", "gsi2sk"],
		["gsi3", "gsi3pk", "gsi3sk"],
	]);
});

test.each([
	["registration", "karate.person", "$karate.person#"],
	["promotion", "karate.person", "$karate.person#"],
	["progression", "karate.person", "$karate.person#"],
	["auditSeal", "karate.auditLine", "$karate.auditline#"],
	["auditLine", "karate.auditLine", "$karate.auditline#"],
	["news", "karate.news", "$karate.news#"],
])(
	"the items of %s belong to the service %s, and their keys begin with %s",
	(entity, service, key) => {
		expect([serviceOf(entity), leadingKey(entity)]).toEqual([service, key]);
	},
);

test("ids are counted in an item of their kind", () => {
	expect(counterKey("user")).toBe("counter#user");
});
