import { writeBackup } from "./backup/files.ts";
import { openTable } from "./backup/open.ts";
import { readTable } from "./backup/table.ts";
import { runCommand } from "./command.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	// `--table` is for a copy that point-in-time recovery has made: that one stands still.
	const options = readOptions({ to: { type: "string" }, table: { type: "string" } });
	if (!options.to) throw new Error("Say where to: --to backups/2026-11-21");
	const table = await openTable(options);
	const takenAt = new Date().toISOString();
	const lines = await readTable(table, (items) => console.error(`… ${items} items`));
	await table.close();
	const { items, sha256 } = writeBackup(options.to, lines, { table: table.name, takenAt });
	console.log(`${items} items of ${table.name} in ${options.to}, SHA-256 ${sha256}`);
	return 0;
});
