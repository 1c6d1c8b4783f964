import { runCommand } from "./command.ts";
import { openPeople } from "./people/open.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	await openPeople(readOptions({}));
	const { recountTable } = await import("./recount/recount.ts");
	for (const [name, { was, is }] of await recountTable())
		console.log(`${name}: ${is}${was === is ? "" : `, was ${was}`}`);
	return 0;
});
