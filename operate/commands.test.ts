import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a command as an operator does. The repository's stages are examples, so it ends before any
 * call to AWS.
 */
async function command(...args: string[]) {
	const child = spawn(process.execPath, [`operate/${args[0]}.ts`, ...args.slice(1)], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const errors = child.stderr.setEncoding("utf8").toArray();
	const [code] = await once(child, "exit");
	return { code, errors: (await errors).join("") };
}

test.each(["deploy", "diff", "smoke", "teardown"])(
	"%s lists missing settings and exits with 1",
	async (name) => {
		const { code, errors } = await command(name, "--stage", "production");
		expect(errors).toContain("infra/stages.ts cannot be deployed as it is:");
		expect(errors).toContain('production.account is "111111111111": enter the twelve digits');
		expect(code).toBe(1);
	},
);

test.each([
	["create-super-admin", ", or --local"],
	["backup", ", or --local"],
	["restore", ", or --local"],
	["redrive", ""],
])("%s refuses to run without a stage", async (name, more) => {
	const { code, errors } = await command(name);
	expect([code, errors]).toEqual([1, `Say where: --stage production${more}\n`]);
});
