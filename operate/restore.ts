import { readBackup } from "./backup/files.ts";
import { type Opened, openTable } from "./backup/open.ts";
import { fillTable, isEmpty } from "./backup/table.ts";
import { runCommand } from "./command.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	const options = readOptions({ from: { type: "string" }, table: { type: "string" } });
	if (!options.from) throw new Error("Say where from: --from backups/2026-11-21");
	const { manifest, lines } = readBackup(options.from);
	const table = await openTable(options);
	let restored: number;
	try {
		if (!(await isEmpty(table)))
			throw new Error(`${table.name} is not empty; a backup is restored into an empty table`);
		restored = await fillTable(table, lines, (items) =>
			console.error(`… ${items} of ${manifest.items}`),
		);
		if (table.local) await takeAsRead(table);
	} finally {
		await table.close();
	}
	console.log(`${restored} items of ${manifest.takenAt} are in ${table.name}`);
	return 0;
});

/** What was restored is no news: nothing follows from it again, and no demo data join it. */
async function takeAsRead({ endpoint = "", name }: Opened): Promise<void> {
	const [{ followers, readStream }, { filledMark }, { writeFileSync }] = await Promise.all([
		import("#local/stand-ins/stream.ts"),
		import("#local/settings.ts"),
		import("node:fs"),
	]);
	for (const follower of followers) {
		const stream = readStream(endpoint, name, follower);
		while ((await stream.poll()) > 0);
	}
	writeFileSync(filledMark, "restored");
}
