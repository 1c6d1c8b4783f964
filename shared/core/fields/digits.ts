/** Arabic-Indic and Persian digits as 0-9, so that either keyboard may be used. */
export const latinDigits = (value: string) =>
	value.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
