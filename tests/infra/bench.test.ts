import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { within } from "#local/pace.ts";
import { figures } from "../bench/figures.ts";
import { oneIn } from "../core/size.ts";

/** Each figure takes seconds with its smallest input. An ordinary run starts one, the seed says which. */
const names = Object.keys(figures);
test.each(oneIn(names.length, names))(
	"the figure %s can be measured",
	async (name) => {
		const { NODE_OPTIONS: _, ...env } = process.env;
		const { stdout } = await promisify(execFile)(process.execPath, ["tests/bench/run.ts", name], {
			env: { ...env, BENCH: "smallest" },
			maxBuffer: 2 ** 26,
		});
		expect(stdout).not.toContain("not measured");
	},
	within(600_000),
);
