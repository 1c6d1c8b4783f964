const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode lists the ten digits of a script in order, from its zero on. */
function latinDigit(digit: string): string {
	const code = digit.codePointAt(0) as number;
	let first = code;
	while (isDigit(first - 1)) first -= 1;
	return String((code - first) % 10);
}

/** Converts the digits of all scripts to 0-9, so that any keyboard can be used. */
export const latinDigits = (value: string) => value.replace(/(?![0-9])\p{Nd}/gu, latinDigit);
