import { mailTo, tokenIn } from "./api.ts";
import { confirmForTest } from "./signUps.ts";
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

/** Follows the link of the email about an application, and types the password. */
export async function confirmApplicationForTest(email: string, password = applicationPassword) {
	const { text } = await mailTo(email, (mail) => mail.text.includes("token="));
	return confirmForTest(tokenIn(text), password);
}
