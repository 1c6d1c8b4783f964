import { runCommand } from "./command.ts";
import { openPeople } from "./people/open.ts";
import { readOptions } from "./where.ts";

await runCommand(async () => {
	const options = readOptions({
		email: { type: "string" },
		"first-name": { type: "string", default: "Super" },
		"last-name": { type: "string", default: "Admin" },
	});
	const { email = "", "first-name": firstName, "last-name": lastName } = options;
	await openPeople(options);
	const { createSuperAdmin } = await import("./people/super-admin.ts");
	const { id, password } = await createSuperAdmin({ email, firstName, lastName }, Date.now());
	console.log(`Super-admin ${id} made. Temporary password, shown this once: ${password}`);
	console.log("It must be changed at the first sign-in.");
	return 0;
});
