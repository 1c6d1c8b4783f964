import type { DynamoDBRecord } from "aws-lambda";
import { readChange } from "./change.ts";

const record = (dynamodb: object) =>
	({ eventName: "INSERT", dynamodb }) as unknown as DynamoDBRecord;

test("reads a change's entity without parsing its images, which throw if broken", () => {
	const change = readChange(
		record({ NewImage: { __edb_e__: { S: "news" }, id: { N: "1.5e30" } } }),
	);
	expect([change.kind, change.entity, change.before]).toEqual(["INSERT", "news", null]);
	expect(() => change.after).toThrow();
});

test("reads the item before and after the change", () => {
	const [OldImage, NewImage] = [{ __edb_e__: { S: "news" }, id: { N: "3" } }, undefined];
	const { entity, before, after } = readChange(record({ OldImage, NewImage }));
	expect([entity, before, after]).toEqual(["news", { __edb_e__: "news", id: 3 }, null]);
	expect(readChange(record({ NewImage: { pk: { S: "counter#event" } } })).entity).toBe("");
});
