import { runCommand } from "./command.ts";
import { openPeople } from "./people/open.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	const options = readOptions({ hash: { type: "string" } });
	await openPeople(options);
	const expected = options.hash;
	const { verifyDays } = await import("#functions/app/audit/verify.ts");
	let faults = 0;
	const hashes = new Set<string>();
	for await (const { day, lines, isWhole, altered, emptied, hash } of verifyDays()) {
		hashes.add(hash);
		const notes = [
			...(isWhole ? [] : ["is not what was sealed"]),
			...altered.map((id) => `line ${id} was altered`),
			...(emptied ? [`personal data was taken out of ${emptied}`] : []),
		];
		faults += (isWhole ? 0 : 1) + altered.length;
		console.log(
			`${day}: ${lines} lines${notes.length > 0 ? `; ${notes.join("; ")}` : ""}; ${hash}`,
		);
	}
	if (expected && !hashes.has(expected)) {
		faults += 1;
		console.log(`No day has the hash ${expected}`);
	}
	console.log(faults === 0 ? `${hashes.size} days hold.` : `${faults} faults.`);
	return faults === 0 ? 0 : 1;
});
