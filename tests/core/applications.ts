import { uniqueEmail } from "./unique.ts";

export const applicationPassword = "Correct-Horse-7";

/** A coach application from an unused email address. */
export const applicationForTest = (wish: object = {}) => ({
	firstName: "Hanan",
	lastName: "Al-Mutairi",
	email: uniqueEmail("applicant"),
	phoneNumber: "٩٩٠٠ ٠٠١١",
	currentBelt: "1st Dan",
	experience: "Twelve years of training, three of them as an assistant coach in Salmiya.",
	password: applicationPassword,
	confirmPassword: applicationPassword,
	...wish,
});
