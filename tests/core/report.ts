import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

type Timed = { name: string; seconds: number };
export type Counted = { passed: number; failed: number; tests: Timed[]; failures: string[] };

type Report = {
	numPassedTests: number;
	numFailedTests: number;
	numRuntimeErrorTestSuites: number;
	testResults: {
		name: string;
		status: string;
		message: string;
		assertionResults: { fullName: string; status: string; duration?: number | null }[];
	}[];
};

/** Jest's report of a run; one failure if there is none. */
export function readReport(file: string): Counted {
	if (!existsSync(file))
		return { passed: 0, failed: 1, tests: [], failures: ["Jest ended without a report"] };
	const report: Report = JSON.parse(readFileSync(file, "utf8"));
	const results = report.testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map((result) => ({
			...result,
			name: `${basename(name)}: ${result.fullName}`,
		})),
	);
	const broken = report.testResults.filter(
		({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		tests: results.map(({ name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 })),
		failures: [
			...results.filter(({ status }) => status === "failed").map(({ name }) => name),
			...broken.map(
				({ name, message }) => `${basename(name)} could not run: ${message.slice(0, 300)}`,
			),
		],
	};
}

const line = ({ name, seconds }: Timed) =>
	`${seconds.toFixed(1).padStart(7)} s  ${name.slice(0, 110)}`;

/** The ten slowest tests, the time of each suite, and the tests that failed. */
export function summary({ tests, failures }: Counted, suites: Timed[]): string {
	const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
	const whole = {
		name: "all of it",
		seconds: suites.reduce((sum, { seconds }) => sum + seconds, 0),
	};
	return [
		"\nSlowest tests",
		...slowest.map(line),
		"\nSuites",
		...[...suites, whole].map(line),
		...(failures.length > 0 ? ["\nFailed", ...failures.map((name) => `FAILED ${name}`)] : []),
	].join("\n");
}
