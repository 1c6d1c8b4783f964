import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

type Timed = { name: string; seconds: number };
export type Counted = { passed: number; failed: number; tests: Timed[] };

type Report = {
	numPassedTests: number;
	numFailedTests: number;
	numRuntimeErrorTestSuites: number;
	testResults: {
		name: string;
		assertionResults: { fullName: string; duration?: number | null }[];
	}[];
};

/** Jest's report of a run; one failure if there is none. */
export function readReport(file: string): Counted {
	if (!existsSync(file)) return { passed: 0, failed: 1, tests: [] };
	const report: Report = JSON.parse(readFileSync(file, "utf8"));
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		tests: report.testResults.flatMap(({ name, assertionResults }) =>
			assertionResults.map(({ fullName, duration }) => ({
				name: `${basename(name)}: ${fullName}`,
				seconds: (duration ?? 0) / 1000,
			})),
		),
	};
}

const line = ({ name, seconds }: Timed) =>
	`${seconds.toFixed(1).padStart(7)} s  ${name.slice(0, 110)}`;

/** The ten slowest tests, and the time of each suite. */
export function summary(tests: Timed[], suites: Timed[]): string {
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
	].join("\n");
}
