import { runCommand } from "./command.ts";
import { openPeople } from "./people/open.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	await openPeople(readOptions({}));
	const [{ recountTable }, { reindexPeople }] = await Promise.all([
		import("./recount/recount.ts"),
		import("./recount/reindexPeople.ts"),
	]);
	for (const [name, { was, is }] of await recountTable())
		console.log(`${name}: ${is}${was === is ? "" : `, was ${was}`}`);
	const { written, removed } = await reindexPeople();
	console.log(`search and lists of people: ${written} items written, ${removed} removed`);
	return 0;
});
