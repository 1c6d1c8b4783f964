import { wordings } from "#shared/people/consents/consents.wordings.ts";
import { consentMessages } from "#web/people/consents/consents.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, type Writes } from "../write.ts";

export default {
	"a consent is given": async () => {
		const session = await createPersonForTest({ dateOfBirth: "1995-05-05" });
		const word = consentMessages.en["consent.yesTo"].replace("{title}", wordings.listing.title.en);
		return {
			session,
			address: "/profile#consents",
			open: (page) => page.getByRole("button", { name: word }).waitFor(),
			button: (page) => page.getByRole("button", { name: word }),
			// After a refresh the screen shows the stored answer, and no button is left to press.
			done: (page) => page.getByRole("button", { name: word, pressed: true }).waitFor(),
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
