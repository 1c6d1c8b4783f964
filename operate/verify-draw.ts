import { parseWhole, runCommand } from "./command.ts";
import { openPeople } from "./people/open.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	const options = readOptions({ event: { type: "string" }, ticket: { type: "string" } });
	await openPeople(options);
	const { checkDraw } = await import("./verify-draw/check-draw.ts");
	const { lines, faults } = await checkDraw(
		parseWhole("event", options.event ?? "", 1),
		options.ticket,
	);
	for (const line of [...lines, ...faults]) console.log(line);
	return faults.length === 0 ? 0 : 1;
});
