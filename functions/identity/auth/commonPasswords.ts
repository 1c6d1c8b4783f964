import passwords from "./commonPasswords.json" with { type: "json" };

/**
 * Common passwords, which attackers try first, in lower case: the 3,000 most common ones that could
 * meet our rule, and the words of at least six letters among the 5,000 most common of all.
 * Source: @zxcvbn-ts/language-common 4.1.3 (MIT), its list of common passwords, in its order.
 */
export const commonPasswords: ReadonlySet<string> = new Set(passwords);
