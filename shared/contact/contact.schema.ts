import * as z from "zod/mini";
import { email, longText, text } from "../core/fields.ts";

export const ContactMessage = z.object({
	name: text(120, 2, "name_short"),
	email,
	message: longText(4000, 10, "message_short"),
});
export type ContactMessage = z.output<typeof ContactMessage>;
