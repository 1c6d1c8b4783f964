import { existsSync, globSync, readFileSync } from "node:fs";
import { alarmMessages, taskNames } from "#shared/app/operation/alarms.ts";
import { type Properties, synthesise } from "./synthesise.ts";

const runbook = readFileSync("docs/runbook.md", "utf8");
const site = synthesise();

/** What the runbook quotes as code, in lines or blocks, with its line breaks as spaces. */
const quoted = [...runbook.matchAll(/```\n?([^`]+)```|`([^`]+)`/g)].map(([, block, word]) =>
	(block ?? word).replaceAll(/\s+/g, " ").trim(),
);

test("each command of the runbook exists, with its options", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	const commands = quoted.filter((words) => words.startsWith("npm "));
	expect(commands.length).toBeGreaterThan(10);
	for (const command of commands) {
		const [, name] = /^npm (?:run )?(\S+)/.exec(command) ?? [];
		expect(Object.keys(scripts)).toContain(name);
		const source = `${scripts[name]} ${
			existsSync(`operate/${name}.ts`)
				? [`operate/${name}.ts`, "operate/stage.ts", "operate/command.ts", "operate/where.ts"]
						.filter(existsSync)
						.map((path) => readFileSync(path, "utf8"))
						.join("\n")
				: ""
		}`;
		for (const [, option] of command.matchAll(/ --([a-z-]+)/g))
			expect([command, source.includes(option)]).toEqual([command, true]);
	}
});

test("each file of the runbook exists", () => {
	const files = quoted.filter((words) => /^[a-z]+(\/[\w.-]+)+\.ts$/.test(words));
	expect(files.length).toBeGreaterThan(2);
	expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test("each message that the runbook looks for in a log is logged", () => {
	const logged = globSync("functions/**/*.ts")
		.map((path) => readFileSync(path, "utf8"))
		.join("\n");
	const messages = quoted.filter((words) => / (failed|waits|told|held)$/.test(words));
	expect(messages.length).toBeGreaterThan(6);
	const known = [logged, ...Object.values(alarmMessages)].join("\n");
	expect(messages.filter((message) => !known.includes(message))).toEqual([]);
});

test("each alarm that the runbook refers to exists", () => {
	const headings = new Set([...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));
	const named = [...runbook.matchAll(/(?:See|Check|see|check|Watch|alarms?) ([A-Z]\w+[A-Z]\w+)/g)];
	expect(named.length).toBeGreaterThan(3);
	expect(named.map(([, name]) => name).filter((name) => !headings.has(name))).toEqual([]);
});

describe("the scheduled job", () => {
	const alarms = site.propertiesOf("AWS::CloudWatch::Alarm");
	const named = (name: string) =>
		alarms.filter(({ AlarmDescription }) => AlarmDescription.endsWith(`docs/runbook.md, ${name}`));
	const filters = site.propertiesOf("AWS::Logs::MetricFilter");
	const filterOf = (message: string) =>
		filters.filter(({ FilterPattern }) => FilterPattern === `{ $.message = "${message}" }`);

	test("has an alarm for each task, of the log line that names the task", () => {
		const [filter, ...others] = filterOf(alarmMessages.taskFailed);
		expect(others).toEqual([]);
		const [{ MetricName, MetricNamespace, Dimensions, MetricValue }] = filter.MetricTransformations;
		expect([Dimensions, MetricValue]).toEqual([[{ Key: "task", Value: "$.task" }], "1"]);
		for (const task of taskNames) {
			const [alarm] = named(`Clock${task[0].toUpperCase()}${task.slice(1)}`);
			expect(alarm).toMatchObject({
				MetricName,
				Namespace: MetricNamespace,
				Dimensions: [{ Name: "task", Value: task }],
				Statistic: "Sum",
				Threshold: 1,
				ComparisonOperator: "GreaterThanOrEqualToThreshold",
				TreatMissingData: "notBreaching",
			});
			expect(alarm.AlarmDescription).toContain(`"${task}"`);
		}
	});

	test("raises an alarm when it does not run at all", () => {
		const clocks = Object.entries(site.find("AWS::Lambda::Function")).filter(
			([, { Properties }]: [string, Properties]) =>
				Properties.Environment.Variables.SERVICE_NAME === "clock",
		);
		expect(named("ClockStopped")).toEqual([
			expect.objectContaining({
				MetricName: "Invocations",
				Namespace: "AWS/Lambda",
				Dimensions: [{ Name: "FunctionName", Value: { Ref: clocks[0][0] } }],
				Statistic: "Sum",
				Period: 900,
				Threshold: 1,
				ComparisonOperator: "LessThanThreshold",
				TreatMissingData: "breaching",
			}),
		]);
	});

	test("is not given less time by Lambda than its tasks have", () => {
		const source = readFileSync("functions/app/clock/cron-tasks.ts", "utf8");
		const limitMs = Number(/limitMs = ([\d_]+)/.exec(source)?.[1].replaceAll("_", ""));
		const [clock] = site
			.propertiesOf("AWS::Lambda::Function")
			.filter(({ Environment }) => Environment.Variables.SERVICE_NAME === "clock");
		expect(limitMs).toBeGreaterThan(60_000);
		expect(clock.Timeout * 1000 - limitMs).toBeGreaterThanOrEqual(30_000);
	});

	test("an alarm counts the registrations that the stream leaves alone", () => {
		const [filter] = filterOf(alarmMessages.reactionsHeld);
		const [{ MetricName, MetricNamespace }] = filter.MetricTransformations;
		expect(named("ReactionsHeld")).toEqual([
			expect.objectContaining({ MetricName, Namespace: MetricNamespace, Threshold: 1 }),
		]);
	});
});
