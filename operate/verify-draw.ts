import { parseWhole, runCommand } from "./command.ts";
import { openPeople } from "./people/open.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	const options = readOptions({
		event: { type: "string" },
		class: { type: "string" },
		ticket: { type: "string" },
	});
	await openPeople(options);
	const event = parseWhole("event", options.event ?? "", 1);
	const check = async () => {
		if (options.class) {
			const { checkClassDraw } = await import("./verify-draw/check-class-draw.ts");
			return checkClassDraw(event, parseWhole("class", options.class, 1));
		}
		const { checkDraw } = await import("./verify-draw/check-draw.ts");
		return checkDraw(event, options.ticket);
	};
	const { lines, faults } = await check();
	for (const line of [...lines, ...faults]) console.log(line);
	return faults.length === 0 ? 0 : 1;
});
