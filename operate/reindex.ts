import { runCommand } from "./command.ts";
import { openPeople } from "./people/open.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	await openPeople(readOptions({}));
	const { reindexPeople } = await import("./reindex/reindex.ts");
	console.log(`${await reindexPeople()} people are found by the filters of this version`);
	return 0;
});
