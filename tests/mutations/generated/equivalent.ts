/**
 * Edits that nobody can notice, or that are no fault: code between `of` in `file` and everything that
 * a rule makes of it is left out.
 */
export const equivalents: readonly { file: RegExp; of?: RegExp; why: string }[] = [
	{ file: /\.messages\.ts$/, of: /^[^\p{Script=Arabic}]*$/u, why: "only Arabic texts are swapped" },
	{
		file: /^functions\//,
		of: /^log\.info\("(mail|stream) batch"/,
		why: "a line of the log that no alarm counts",
	},
	{ file: /^web\//, of: /staleTime|refetch/, why: "how often a page asks again changes no page" },
	{
		file: /(charges|prices)\.rules\.ts$/,
		of: /^(typeof dueOn === "string" && dueOn|prices\.lateFee !== null && prices\.lateFrom !== null$)/,
		why: "nothing is before or after a day that is missing",
	},
	{
		file: /memberships\.rules\.ts$/,
		of: /^sum <= most$/,
		why: "fees that are as high as the maximum are lowered to themselves",
	},
	{
		file: /\/(online-payments|memberships|fees)\//,
		of: /^(log\.error\(|await pause\()/,
		why: "only the log differs, or how soon two tries meet again",
	},
	{ file: /\/money\/given-up\.ts$/, of: /^payment\.amount < 0$/, why: "no receipt is of nothing" },
];
