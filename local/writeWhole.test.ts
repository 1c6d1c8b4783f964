import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("a file is complete, whenever its writer is killed", async () => {
	const folder = mkdtempSync(join(tmpdir(), "whole-"));
	const [path, program] = [join(folder, "kept.json"), join(folder, "write.mjs")];
	writeFileSync(
		program,
		`import { writeWhole } from ${JSON.stringify(join(import.meta.dirname, "writeWhole.ts"))};
		const content = JSON.stringify("x".repeat(4_000_000));
		for (;;) { await writeWhole(process.argv[2], content); process.send?.("written"); }`,
	);
	for (let round = 0; round < 5; round++) {
		const writer = fork(program, [path], { execArgv: [] });
		await new Promise((written) => writer.once("message", written));
		writer.kill("SIGKILL");
		await new Promise((ended) => writer.once("exit", ended));
		expect(JSON.parse(readFileSync(path, "utf8"))).toHaveLength(4_000_000);
	}
	rmSync(folder, { recursive: true });
});
