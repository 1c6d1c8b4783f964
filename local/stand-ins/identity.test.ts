import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEngine } from "../engine.ts";

test("stores passwords by scrypt at a cost of 2^17, each with a different salt", async () => {
	const folder = mkdtempSync(join(tmpdir(), "identity-"));
	const engine = await startEngine(folder);
	delete process.env.SCRYPT_COST;
	Object.assign(process.env, {
		DYNAMODB_ENDPOINT: engine.endpoint,
		TABLE_NAME: "federation",
		SITE_URL: "http://localhost:3000",
	});
	const [{ dynamo, database }, { createTable }, { embeddedIdentity }, { ScanCommand }] =
		await Promise.all([
			import("#functions/core/table/database.ts"),
			import("./table.ts"),
			import("./identity.ts"),
			import("@aws-sdk/lib-dynamodb"),
		]);
	await createTable(dynamo, "federation");
	const identity = embeddedIdentity();
	for (const name of ["one", "other"])
		await identity.setPassword(`${name}@test.example`, "Correct-Horse-7");
	const { Items = [] } = await database.send(new ScanCommand({ TableName: "federation" }));
	const [one, other] = Items.map(({ hash }) => hash.split("."));
	expect([one[0], other[0]]).toEqual(["131072", "131072"]);
	expect(one.slice(1)).not.toEqual(other.slice(1));
	expect(await identity.verify("one@test.example", "Correct-Horse-7")).toBe("password");
	expect(await identity.verify("one@test.example", "Correct-Horse-8")).toBe("wrong");
	dynamo.destroy();
	await engine.stop();
	rmSync(folder, { recursive: true, force: true });
});
