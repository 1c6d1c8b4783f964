import { parseWhole, runCommand } from "./command.ts";
import { openPeople } from "./people/open.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	const options = readOptions({
		event: { type: "string" },
		begin: { type: "boolean", default: false },
	});
	await openPeople(options);
	const { verifyPlaces } = await import("./verify-places/verify.ts");
	const event = parseWhole("event", options.event ?? "", 1);
	const { lines, faults } = await verifyPlaces(event, options.begin);
	for (const line of lines) console.log(line);
	for (const fault of faults) console.log(`NOT RIGHT: ${fault}`);
	console.log(faults.length === 0 ? "The ledger holds." : `${faults.length} faults.`);
	return faults.length === 0 ? 0 : 1;
});
