import { spawn } from "node:child_process";
import { once } from "node:events";

/** The command as an operator gives it. The repository's stages are examples, so it ends before AWS is asked. */
async function command(...args: string[]) {
	const child = spawn(process.execPath, [`operate/${args[0]}.ts`, ...args.slice(1)], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const said = child.stderr.setEncoding("utf8").toArray();
	const [code] = await once(child, "exit");
	return { code, said: (await said).join("") };
}

test.each(["deploy", "diff", "smoke", "teardown"])(
	"%s says which settings are missing, and ends with 1",
	async (name) => {
		const { code, said } = await command(name, "--stage", "production");
		expect(said).toContain("infra/stages.ts cannot be deployed as it is:");
		expect(said).toContain('production.account is "111111111111": enter the twelve digits');
		expect(code).toBe(1);
	},
);

test.each([
	["create-super-admin", ", or --local"],
	["backup", ", or --local"],
	["restore", ", or --local"],
	["redrive", ""],
])("%s does not guess where", async (name, more) => {
	const { code, said } = await command(name);
	expect([code, said]).toEqual([1, `Say where: --stage production${more}\n`]);
});
