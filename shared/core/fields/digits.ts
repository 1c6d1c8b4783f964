/** Converts Arabic-Indic and Persian digits to 0-9, so that either keyboard can be used. */
export const latinDigits = (value: string) =>
	value.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
